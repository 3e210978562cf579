"""Fermín: beret, white moustache, neckerchief."""

from tools.art.faces.parts import BUST, WARM, burst, neck, strands, visage
from tools.art.markup import path, stroke
from tools.art.paths import both, circle, clip_polygon, flatten, symmetric

DRESS = "#4D6B4A"
BODY = flatten(symmetric(BUST))[0]

LAYERS = (
    burst("#EAE0C6", "#DCCDA6"),
    path(symmetric(BUST), DRESS),
    *(
        path(clip_polygon(BODY, [(x - 1, -70), (x + 1, -70), (x + 1, 0), (x - 1, 0)]), "#64855F")
        for x in (-50, -30, -10, 10, 30, 50)
    ),
    *(
        path(clip_polygon(BODY, [(-70, y - 1), (70, y - 1), (70, y + 1), (-70, y + 1)]), "#64855F")
        for y in (-52, -36)
    ),
    neck(WARM, -54),
    path("M-17 -63C-10 -55 10 -55 17 -63L21 -55C12 -45 -12 -45 -21 -55Z", "#B8323C"),
    path("M-3 -49L-13 -32L0 -38L13 -32L3 -49Z", "#9A2530"),
    path(circle(0, -49, 4), "#D0505A"),
    visage(
        WARM,
        brow="#8B8378",
        lips="#A8564C",
        eyes="#4A6A4A",
        age=2,
        width=1.06,
        smile=1.2,
        blush="#E2937B",
    ),
    stroke("M-16 -100.4Q-10 -105 -4 -100.6M16 -100.4Q10 -105 4 -100.6", "#EDEAE2", 3.2),
    path(both("M-23 -104C-25 -98 -24 -90 -20.4 -88C-19 -94 -19.6 -100 -19 -106Z"), "#D9D5CB"),
    path(
        both(
            "M0 -82C-5 -85 -11 -83.6 -14 -79.6C-16 -77 -19.4 -77.4 -21 -79.4"
            "C-21 -73.6 -15.6 -71.6 -10.8 -73C-6 -74.4 -3 -76.6 0 -77Z"
        ),
        "#F4F1EA",
    ),
    strands(["M-3 -81C-8 -82 -12 -79 -15 -76", "M3 -81C8 -82 12 -79 15 -76"], "#B9B2A3", 1, 0.9),
    path(
        (
            "M-30 -110C-40 -122 -22 -138 6 -136C32 -134 42 -124 35 -114"
            "C31 -107 25 -106 22 -106C10 -113 -12 -113 -30 -110Z"
        ),
        "#26303F",
    ),
    path(
        (
            "M6 -136C32 -134 42 -124 35 -114C31 -107 25 -106 22 -106C18 -108 12 -110 8 -110.6"
            "C18 -116 20 -130 6 -136Z"
        ),
        "#161E2B",
    ),
    path("M-25 -107C-10 -114 12 -114 24 -106L24 -110C12 -117 -12 -117 -27 -110.6Z", "#3B4A60"),
    stroke("M4 -136Q5 -141 9 -142", "#26303F", 3),
)

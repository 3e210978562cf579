/* Learns what positions of Hachi-Hachi are worth; `tools/hachi_values.py` compiles and runs it.

   Some millions of hands need a compiled language; nothing of this is part of the program.
   Players choose what leaves them best off by the numbers learned so far, now and then anything,
   and after every turn move the worth of the position before towards that of the position after:
   temporal differences. They first play among themselves; four and more then also among players
   of rules of thumb (the numbers of `references.py`), since otherwise they expect too much of
   others. The worth is a sum of looked-up numbers, one for each month and each combination, as
   `naipes_gui/games/hachi_hachi/players/values.py` reads them.

   Cards are bits, four to a month, in the order of `FLOWERS.cards`. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Cards;

enum { CARDS = 48, MONTHS = 12, HAND = 7, FIELD = 6, SEATS = 6, KAN = 12, OTHERS_STOCK = 21 };
enum { UNSEEN, MINE, OPEN, OWNED, LEADING, LOST };
#define COUNT __builtin_popcountll
#define LOWEST __builtin_ctzll
#define MONTH_OF(card) (15ULL << ((card) & ~3))
#define EXPLORE 0.08
#define ROUNDS 4
#define RATE 0.03
#define DECAY 0.3
#define MIXED 3
#define RULED 0.6
#define STILL_EXPLORE 0.06

static const char *KINDS = "HRKKTRKKHRKKTRKKTRKKTRKKTRKKHTKKTRKKTRKKHTRKHKKK";
static const Cards RED = 1ULL << 1 | 1ULL << 5 | 1ULL << 9;
static const Cards BLUE = 1ULL << 21 | 1ULL << 33 | 1ULL << 37;
static const Cards FOUR = 1ULL | 1ULL << 8 | 1ULL << 28 | 1ULL << 44;
static const Cards RAIN = 1ULL << 40, LESSER = 1ULL << 42, WILLOW = 15ULL << 40;
static Cards brights, animals, ribbons, nine, chaff;

/* Chance. */

static uint64_t chance[2];

static uint64_t draw(void) {
    uint64_t a = chance[0], b = chance[1];
    chance[0] = b;
    a ^= a << 23;
    chance[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
    return chance[1] + b;
}

static int below(int number) { return (int)((draw() >> 11) % number); }

static double share(void) { return (draw() >> 11) * (1.0 / 9007199254740992.0); }

static void seed(uint64_t number) {
    chance[0] = number * 0x9E3779B97F4A7C15ULL + 1;
    chance[1] = number ^ 0xD1B54A32D192ED03ULL;
    for (int i = 0; i < 20; i++) draw();
}

/* The rules, as far as they matter here. */

static struct { int players, always, optional, traditional; } rules;

typedef struct {
    Cards hand[SEATS], pile[SEATS], field;
    uint8_t stock[CARDS];
    int size, turned;
} Deal;

typedef struct { int card; Cards taken; int left; } Play;

static void name_cards(void) {
    for (int card = 0; card < CARDS; card++) {
        Cards bit = 1ULL << card;
        if (KINDS[card] == 'H') brights |= bit;
        if (KINDS[card] == 'T') animals |= bit;
        if (KINDS[card] == 'R') ribbons |= bit;
        if (KINDS[card] == 'K') chaff |= bit;
    }
    nine = ribbons & ~LESSER;
    chaff |= WILLOW;
}

static int points(Cards c) {
    return COUNT(c) + 19 * COUNT(c & brights) + 9 * COUNT(c & animals) + 4 * COUNT(c & ribbons);
}

static int value(Cards pile) {
    int kan = 7 * (((pile & RED) == RED) + ((pile & BLUE) == BLUE));
    if ((pile & FOUR) == FOUR) kan += pile & RAIN ? 12 : 10;
    return kan + (COUNT(pile & nine) >= 7 ? 10 : 0);
}

static int has_four(Cards field) {
    for (int month = 0; month < MONTHS; month++)
        if ((field >> 4 * month & 15) == 15) return 1;
    return 0;
}

static void shuffle_and_deal(Deal *deal) {
    uint8_t pack[CARDS];
    do {
        for (int i = 0; i < CARDS; i++) pack[i] = i;
        for (int i = 0; i < CARDS - 1; i++) {
            int j = i + below(CARDS - i);
            uint8_t kept = pack[i];
            pack[i] = pack[j], pack[j] = kept;
        }
        memset(deal, 0, sizeof *deal);
        int next = 0, most = rules.traditional ? OTHERS_STOCK : CARDS;
        for (int i = 0; i < FIELD; i++) deal->field |= 1ULL << pack[next++];
        for (int seat = 0; seat < rules.players; seat++)
            for (int i = 0; i < HAND; i++) deal->hand[seat] |= 1ULL << pack[next++];
        while (next < CARDS && deal->size < most) deal->stock[deal->size++] = pack[next++];
    } while (has_four(deal->field));
}

static int plays(const Deal *deal, int seat, Play *found) {
    int count = 0, may_leave = rules.optional && !rules.always && deal->turned < deal->size;
    for (Cards hand = deal->hand[seat]; hand; hand &= hand - 1) {
        int card = LOWEST(hand);
        Cards there = deal->field & MONTH_OF(card);
        if (COUNT(there) == 0 || COUNT(there) == 3) {
            found[count++] = (Play){card, there, !there};
            continue;
        }
        for (Cards one = there; one; one &= one - 1) found[count++] = (Play){card, one & -one, 0};
        if (may_leave) found[count++] = (Play){card, 0, 1};
    }
    return count;
}

static void make(Deal *deal, int seat, Play play) {
    Cards bit = 1ULL << play.card;
    deal->hand[seat] &= ~bit;
    if (play.left) {
        deal->field |= bit;
    } else {
        deal->field &= ~play.taken;
        deal->pile[seat] |= play.taken | bit;
    }
}

static int will_turn(const Deal *deal, Play play) {
    return deal->turned < deal->size && (rules.always || play.left);
}

static int special(const Deal *deal, double *won) {
    int n = rules.players;
    for (int test = 0; test < 2; test++)
        for (int seat = 0; seat < n; seat++) {
            int got = test ? COUNT(deal->pile[seat] & chaff) : points(deal->pile[seat]);
            int kan = test ? 12 + 2 * (got - 16) : 10 + got - 168;
            if (got < (test ? 16 : 168)) continue;
            for (int i = 0; i < n; i++) won[i] = i == seat ? KAN * kan * (n - 1) : -KAN * kan;
            return 1;
        }
    return 0;
}

static void settle(const Deal *deal, int stopper, double *won) {
    int n = rules.players, sum = 0, any = 0, total[SEATS];
    for (int seat = 0; seat < n; seat++) {
        any += value(deal->pile[seat]);
        total[seat] = points(deal->pile[seat]) + KAN * value(deal->pile[seat]);
        sum += total[seat];
    }
    if (stopper >= 0) {
        int mon = value(deal->pile[stopper]) * KAN;
        for (int i = 0; i < n; i++) won[i] = i == stopper ? mon * (n - 1) : -mon;
    } else if (!rules.traditional) {
        for (int seat = 0; seat < n; seat++) won[seat] = n * total[seat] - sum;
    } else if (any || !special(deal, won)) {
        for (int seat = 0; seat < n; seat++) won[seat] = points(deal->pile[seat]) - 88;
    }
}

/* What positions are worth. */

typedef struct {
    float month[2][HAND][MONTHS][256], three[2][HAND][3][216], four[2][HAND][1296];
    float ribbon[2][HAND][100], bias[2][HAND], rate[2][HAND];
} Numbers;

typedef struct { int turning, left, month[MONTHS], three[2], four, ribbon; double won; } Position;

static Numbers numbers;

static int owners(const Deal *deal, int seat, Cards gone, Cards cards) {
    int lead = -1, most = -1, code = 0;
    for (int other = 0; other < rules.players; other++)
        if (other != seat && COUNT(deal->pile[other] & cards) > most)
            most = COUNT(deal->pile[other] & cards), lead = other;
    for (; cards; cards &= cards - 1) {
        Cards bit = cards & -cards;
        code = 6 * code + (deal->pile[seat] & bit   ? OWNED
                           : deal->pile[lead] & bit ? LEADING
                           : gone & bit             ? LOST
                           : deal->field & bit      ? OPEN
                           : deal->hand[seat] & bit ? MINE
                                                    : UNSEEN);
    }
    return code;
}

static Position seen(const Deal *deal, int seat, int turning) {
    Cards gone = 0;
    int n = rules.players, most = 0;
    double sum = 0, own = 0;
    for (int i = 0; i < n; i++) {
        gone |= deal->pile[i];
        double got = points(deal->pile[i]);
        if (!rules.traditional) got += KAN * value(deal->pile[i]);
        sum += got;
        if (i == seat) own = got;
        else if (COUNT(deal->pile[i] & nine) > most) most = COUNT(deal->pile[i] & nine);
    }
    Position at = {.turning = turning, .left = COUNT(deal->hand[seat])};
    if (at.left > HAND - 1) at.left = HAND - 1;
    for (int month = 0; month < MONTHS; month++)
        for (int i = 3; i >= 0; i--) {
            Cards bit = 1ULL << (4 * month + i);
            int where = gone & bit ? 3 : deal->field & bit ? OPEN : deal->hand[seat] & bit ? MINE : 0;
            at.month[month] = 4 * at.month[month] + where;
        }
    at.three[0] = owners(deal, seat, gone, RED);
    at.three[1] = owners(deal, seat, gone, BLUE);
    at.four = owners(deal, seat, gone, FOUR);
    at.ribbon = 10 * COUNT(deal->pile[seat] & nine) + most;
    at.won = rules.traditional ? own - sum / n : n * own - sum;
    return at;
}

static float worth(const Position *at) {
    int f = at->turning, t = at->left;
    float sum = at->won * numbers.rate[f][t] + numbers.bias[f][t];
    for (int month = 0; month < MONTHS; month++) sum += numbers.month[f][t][month][at->month[month]];
    for (int set = 0; set < 2; set++) sum += numbers.three[f][t][set][at->three[set]];
    return sum + numbers.four[f][t][at->four] + numbers.ribbon[f][t][at->ribbon];
}

static void learn(const Position *at, float truth, float rate) {
    int f = at->turning, t = at->left;
    float step = rate * (truth - worth(at));
    numbers.bias[f][t] += step * 0.2f;
    numbers.rate[f][t] += 0.0005f * step * at->won / (rules.traditional ? 40 : 100);
    for (int month = 0; month < MONTHS; month++) numbers.month[f][t][month][at->month[month]] += step;
    for (int set = 0; set < 2; set++) numbers.three[f][t][set][at->three[set]] += step;
    numbers.four[f][t][at->four] += step;
    numbers.ribbon[f][t][at->ribbon] += step;
}

/* Who completes a combination ends the hand where that is possible. */

static float outlook(const Deal *deal, int seat, int before, int turning) {
    int kan = value(deal->pile[seat]);
    if (rules.traditional && kan > before) return 2 * KAN * kan;
    Position at = seen(deal, seat, turning);
    return worth(&at);
}

static Play best(const Deal *deal, int seat, float *found) {
    Play all[64], chosen = {0};
    int count = plays(deal, seat, all), before = value(deal->pile[seat]);
    *found = -1e9;
    for (int i = 0; i < count; i++) {
        Deal after = *deal;
        make(&after, seat, all[i]);
        float now = outlook(&after, seat, before, will_turn(&after, all[i]));
        if (now > *found) *found = now, chosen = all[i];
    }
    return chosen;
}

static void turn_card(Deal *deal, int seat) {
    int card = deal->stock[deal->turned++], before = value(deal->pile[seat]);
    Cards there = deal->field & MONTH_OF(card), taken = there;
    float most = -1e9;
    if (COUNT(there) == 2)
        for (Cards one = there; one; one &= one - 1) {
            Deal after = *deal;
            after.field &= ~(one & -one);
            after.pile[seat] |= (one & -one) | 1ULL << card;
            float now = outlook(&after, seat, before, 0);
            if (now > most) most = now, taken = one & -one;
        }
    make(deal, seat, (Play){card, taken, !taken});
}

/* Players of rules of thumb. */

typedef struct { double own, deny, risk, near[5], lost[4]; } Thumb;

static const Thumb EACH_WITH_EACH = {
    0.52, 0.54, 1.27, {1, 0.223, 0.058, 0.05, 0.015}, {0, 0.58, 0.41, 0.65}};
static const Thumb AGAINST_88 = {1, 1, 1, {1, 0.5, 0.16, 0.05, 0.015}, {0, 0.3, 0.28, 0.65}};

static double near(const Thumb *thumb, int lack) { return lack < 5 ? thumb->near[lack] : 0; }

static void weigh(const Deal *deal, int seat, const Thumb *thumb, double *weights) {
    Cards sets[4] = {FOUR, nine, RED, BLUE}, all = 0;
    int needs[4] = {4, 7, 3, 3}, kans[4] = {10, 10, 7, 7}, rate = rules.traditional ? 2 : 1;
    for (int i = 0; i < rules.players; i++) all |= deal->pile[i];
    for (int card = 0; card < CARDS; card++) weights[card] = points(1ULL << card);
    for (int set = 0; set < 4; set++)
        for (int i = 0; i < rules.players; i++) {
            Cards others = all & ~deal->pile[i] & sets[set];
            int lack = needs[set] - COUNT(deal->pile[i] & sets[set]);
            double share = i == seat ? thumb->own : thumb->deny / 2;
            if (lack <= 0 || COUNT(sets[set]) - COUNT(others) < needs[set]) continue;
            double more = near(thumb, lack - 1) - near(thumb, lack);
            for (Cards c = sets[set] & ~all; c; c &= c - 1)
                weights[LOWEST(c)] += share * KAN * rate * kans[set] * more;
        }
}

static double sum(Cards cards, const double *weights) {
    double found = 0;
    for (; cards; cards &= cards - 1) found += weights[LOWEST(cards)];
    return found;
}

static void play_by_thumb(Deal *deal, int seat) {
    const Thumb *thumb = rules.traditional ? &AGAINST_88 : &EACH_WITH_EACH;
    Play all[64], chosen = {0};
    double weights[CARDS], most = -1e9;
    Cards unseen = ~(deal->field | deal->hand[seat]) & ((1ULL << CARDS) - 1);
    for (int i = 0; i < rules.players; i++) unseen &= ~deal->pile[i];
    weigh(deal, seat, thumb, weights);
    int count = plays(deal, seat, all);
    for (int i = 0; i < count; i++) {
        int card = all[i].card, many = COUNT(unseen & MONTH_OF(card));
        double lost = thumb->risk * thumb->lost[many > 3 ? 3 : many] * weights[card];
        double now = all[i].left ? -lost : weights[card] + sum(all[i].taken, weights);
        if (all[i].left && deal->field & MONTH_OF(card)) continue;
        if (now > most) most = now, chosen = all[i];
    }
    int turns = will_turn(deal, chosen);
    make(deal, seat, chosen);
    if (!turns) return;
    int card = deal->stock[deal->turned++];
    Cards there = deal->field & MONTH_OF(card), taken = there;
    weigh(deal, seat, thumb, weights);
    if (COUNT(there) == 2) {
        Cards low = there & -there, high = there ^ low;
        taken = sum(low, weights) >= sum(high, weights) ? low : high;
    }
    make(deal, seat, (Play){card, taken, !taken});
}

static void play_hand(float rate, double ruled, double explore) {
    Deal deal;
    Position last[SEATS];
    int known[SEATS] = {0}, by_thumb[SEATS] = {0}, stopper = -1;
    double won[SEATS];
    shuffle_and_deal(&deal);
    for (int seat = 0; ruled > 0 && seat < rules.players; seat++) by_thumb[seat] = share() < ruled;
    if (ruled > 0) by_thumb[below(rules.players)] = 0;
    for (int seat = 0; deal.hand[seat]; seat = (seat + 1) % rules.players) {
        int before = value(deal.pile[seat]);
        if (by_thumb[seat]) {
            play_by_thumb(&deal, seat);
            if (rules.traditional && value(deal.pile[seat]) > before) {
                stopper = seat;
                break;
            }
            continue;
        }
        int explores = share() < explore;
        float hoped;
        Play play = best(&deal, seat, &hoped), all[64];
        if (known[seat]) learn(&last[seat], hoped, rate);
        if (explores) play = (plays(&deal, seat, all), all[below(plays(&deal, seat, all))]);
        make(&deal, seat, play);
        int turns = will_turn(&deal, play);
        known[seat] = !(rules.traditional && value(deal.pile[seat]) > before);
        if (!known[seat]) {
            stopper = seat;
            break;
        }
        last[seat] = seen(&deal, seat, turns);
        if (!turns) continue;
        turn_card(&deal, seat);
        if (rules.traditional && value(deal.pile[seat]) > before) {
            stopper = seat;
            break;
        }
        Position now = seen(&deal, seat, 0);
        learn(&last[seat], worth(&now), rate);
        last[seat] = now;
    }
    settle(&deal, stopper, won);
    for (int seat = 0; seat < rules.players; seat++)
        if (known[seat]) learn(&last[seat], won[seat], rate);
}

static void play_hands(double hands, float from, float to, double ruled, double explore) {
    for (double i = 0; i < hands; i++) play_hand(from * pow(to / from, i / hands), ruled, explore);
}

int main(int count, char **words) {
    static const float rates[MIXED] = {0.008, 0.005, 0.002};
    if (count != 8) return 2;
    rules.players = atoi(words[1]), rules.always = atoi(words[2]);
    rules.optional = atoi(words[3]), rules.traditional = atoi(words[4]);
    name_cards();
    seed(4711);
    for (int f = 0; f < 2; f++)
        for (int t = 0; t < HAND; t++) numbers.rate[f][t] = 1;
    for (int round = 0; round < ROUNDS; round++) {
        float from = RATE * pow(DECAY, round), to = RATE * pow(DECAY, round + 1);
        play_hands(atof(words[5]) / ROUNDS, from, to, 0, EXPLORE);
    }
    seed(815);
    for (int round = 0; round < MIXED; round++)
        play_hands(atof(words[6]) / MIXED, rates[round], rates[round] / 2, RULED, STILL_EXPLORE);
    FILE *file = fopen(words[7], "wb");
    if (!file) return 1;
    fwrite(&numbers, sizeof numbers, 1, file);
    return fclose(file) ? 1 : 0;
}

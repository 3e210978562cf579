; The installer for Windows, for one person and without an administrator. makensis runs anywhere:
;   makensis -DVERSION=1.2.3 -DAUTHOR=name -DPAYLOAD=folder -DICON=naipes.ico \
;     -DPICTURES=folder -DOUT=setup.exe naipes.nsi
; PAYLOAD is the folder that PyInstaller made on Windows; PICTURES the one of pictures.py.
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define ID "org.naipes.Naipes"
!define KIND "Naipes.Match"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "Naipes"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Naipes"
InstallDirRegKey HKCU "Software\${ID}" "InstallDir"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Naipes"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Naipes"
VIAddVersionKey "LegalCopyright" "${AUTHOR}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURES}/welcome.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${PICTURES}/welcome.bmp"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${PICTURES}/header.bmp"
!define MUI_FINISHPAGE_RUN "$INSTDIR\naipes.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"

LangString MATCH ${LANG_ENGLISH} "Naipes match"
LangString MATCH ${LANG_SPANISH} "Partida de Naipes"
LangString RUNNING ${LANG_ENGLISH} "Naipes is open. Close it and try again."
LangString RUNNING ${LANG_SPANISH} "Naipes está abierto. Ciérralo e inténtalo de nuevo."
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other things. Choose an empty one."
LangString FOREIGN ${LANG_SPANISH} "En esta carpeta hay otras cosas. Elige una vacía."

; A program that runs holds its own file: to open it for writing tells, with no tool at hand.
!macro WAIT_UNTIL_CLOSED
  again:
  ClearErrors
  IfFileExists "$INSTDIR\naipes.exe" 0 closed
  FileOpen $0 "$INSTDIR\naipes.exe" a
  IfErrors 0 free
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    Abort
  free:
  FileClose $0
  closed:
!macroend

Section "Naipes"
  !insertmacro WAIT_UNTIL_CLOSED
  ; Files of somebody else must not lie among ours.
  IfFileExists "$INSTDIR\naipes.exe" ours
  IfFileExists "$INSTDIR\*.*" 0 ours
    ${DirState} "$INSTDIR" $0
    StrCmp $0 1 0 ours
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(FOREIGN)" /SD IDOK
      Abort
  ours:
  ; Nothing of an earlier version may stay among the libraries of this one.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  ; On Windows makensis finds the folder by the last \ alone; elsewhere it takes that for a /.
  File /r "${PAYLOAD}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Naipes.lnk" "$INSTDIR\naipes.exe"
  WriteRegStr HKCU "Software\${ID}" "InstallDir" "$INSTDIR"

  WriteRegStr HKCU "${CLASSES}\.naipes" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\.naipes" "Content Type" "application/vnd.naipes.match"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(MATCH)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\naipes.exe,0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\naipes.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Naipes"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\naipes.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHOR}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

; Settings and matches lie in %LOCALAPPDATA%\naipes and stay; so does what a portable copy keeps.
; Pictures that can be painted again do not.
Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED
  Delete "$SMPROGRAMS\Naipes.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\naipes.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "$LOCALAPPDATA\naipes\Cache"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${CLASSES}\.naipes"
  DeleteRegKey HKCU "Software\${ID}"
  ${RefreshShellIcons}
SectionEnd

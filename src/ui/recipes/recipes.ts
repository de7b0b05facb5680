import {checkbox, choiceList, selectField} from './choices.recipes.ts'
import {chart} from './charts.recipes.ts'
import {badge, card, emptyState, kbd, richText} from './content.recipes.ts'
import {button, iconButton, segmented, switchControl, textField, textLink} from './controls.recipes.ts'
import {alert, loadingLogo, progressBar, skeleton, spinner} from './feedback.recipes.ts'
import {flipCard} from './flipCard.recipes.ts'
import {appFrame, logo, navTabs} from './frame.recipes.ts'
import {spotlight, takeover, videoPlayer} from './guide.recipes.ts'
import {datePicker, dialog, menu, popover, toast, tooltip} from './overlays.recipes.ts'
import {carousel, publicFrame} from './public.recipes.ts'
import {actionBar, numberCell, questionHead, studyBar, studyLayout} from './study.recipes.ts'

export const recipes = {badge, button, card, iconButton, kbd, richText, spinner, textLink, tooltip}

export const slotRecipes = {
  actionBar,
  alert,
  appFrame,
  carousel,
  chart,
  choiceList,
  publicFrame,
  checkbox,
  datePicker,
  dialog,
  emptyState,
  flipCard,
  loadingLogo,
  logo,
  menu,
  navTabs,
  numberCell,
  popover,
  progressBar,
  questionHead,
  segmented,
  selectField,
  skeleton,
  spotlight,
  studyBar,
  studyLayout,
  switchControl,
  takeover,
  videoPlayer,
  textField,
  toast,
}

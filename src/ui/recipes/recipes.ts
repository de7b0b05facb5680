import {checkbox, selectField} from './choices.recipes.ts'
import {chart} from './charts.recipes.ts'
import {badge, card, emptyState, kbd, richText} from './content.recipes.ts'
import {button, iconButton, segmented, switchControl, textField, textLink} from './controls.recipes.ts'
import {alert, loadingLogo, progressBar, skeleton, spinner} from './feedback.recipes.ts'
import {flipCard} from './flipCard.recipes.ts'
import {appFrame, logo, navTabs} from './frame.recipes.ts'
import {spotlight, takeover, videoPlayer} from './guide.recipes.ts'
import {datePicker, dialog, menu, popover, toast, tooltip} from './overlays.recipes.ts'
import {carousel, publicFrame} from './public.recipes.ts'

export const recipes = {badge, button, card, iconButton, kbd, richText, spinner, textLink, tooltip}

export const slotRecipes = {
  alert,
  appFrame,
  carousel,
  chart,
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
  popover,
  progressBar,
  segmented,
  selectField,
  skeleton,
  spotlight,
  switchControl,
  takeover,
  videoPlayer,
  textField,
  toast,
}

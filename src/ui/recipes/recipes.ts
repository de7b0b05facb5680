import {checkbox, selectField} from './choices.recipes.ts'
import {badge, card, emptyState, kbd, richText} from './content.recipes.ts'
import {button, iconButton, segmented, switchControl, textField, textLink} from './controls.recipes.ts'
import {alert, loadingLogo, progressBar, skeleton, spinner} from './feedback.recipes.ts'
import {appFrame, logo, navTabs} from './frame.recipes.ts'
import {datePicker, dialog, menu, toast, tooltip} from './overlays.recipes.ts'

export const recipes = {badge, button, card, iconButton, kbd, richText, spinner, textLink, tooltip}

export const slotRecipes = {
  alert, appFrame, checkbox, datePicker, dialog, emptyState, loadingLogo, logo, menu, navTabs, progressBar, segmented, selectField, skeleton, switchControl, textField, toast,
}

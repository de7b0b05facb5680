import {badge, card, emptyState, kbd, richText} from './content.recipes.ts'
import {button, iconButton, segmented, switchControl, textField, textLink} from './controls.recipes.ts'
import {alert, loadingLogo, progressBar, skeleton, spinner} from './feedback.recipes.ts'

export const recipes = {badge, button, card, iconButton, kbd, richText, spinner, textLink}

export const slotRecipes = {
  alert, emptyState, loadingLogo, progressBar, segmented, skeleton, switchControl, textField,
}

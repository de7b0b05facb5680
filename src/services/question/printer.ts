import {restoreTheme} from '../platform/theme.ts'

/** Opens an address of ours in a tab of its own, which learns nothing of this one. */
export function openInTab(path: string): void {
  open(path, '_blank', 'noopener')
}

/** The browser's own window for printing this page. */
export function printHere(): void {
  print()
}

/** Paper is white in every theme: this page is light. Returns the way back to the remembered theme. */
export function showAsPaper(): () => void {
  document.documentElement.dataset.theme = 'light'
  return restoreTheme
}

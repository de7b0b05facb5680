import * as v from 'valibot'
import {localStore} from './storage.ts'

const schema = v.picklist(['system', 'light', 'dark'])
export type Theme = v.InferOutput<typeof schema>

const stored = localStore<Theme>('theme', 1, schema, 'system')

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Puts the remembered theme on the page. */
export function restoreTheme(): void {
  apply(stored.read())
}

/** True when the page is dark now, by choice or by the system's wish. */
export function isDark(): boolean {
  const theme = stored.read()
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

export function setTheme(theme: Theme): void {
  stored.write(theme)
  apply(theme)
}

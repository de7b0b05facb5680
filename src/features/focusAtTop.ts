/**
 * Moves the focus to what has replaced the content before it, with the page at its top: on the first screen everything
 * above it stays in sight.
 */
export function focusAtTop(element: HTMLElement | null): void {
  if (!element) return
  element.focus({preventScroll: true})
  const isOnFirstScreen = element.getBoundingClientRect().top + scrollY < innerHeight / 4
  if (isOnFirstScreen) scrollTo({top: 0})
  else element.scrollIntoView({block: 'start'})
}

/** Opens an address of ours in a tab of its own, which learns nothing of this one. */
export function openInTab(path: string): void {
  open(path, '_blank', 'noopener')
}

/** The browser's own window for printing this page. */
export function printHere(): void {
  print()
}

/** Hands a file to the browser's downloads. */
export function saveFile({blob, name}: {readonly blob: Blob; readonly name: string}): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has taken the file by the next turn of the loop at the latest.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

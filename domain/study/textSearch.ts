/** One place where the searched words stand: a page (from 0) and the characters of its text. */
export type TextMatch = {readonly page: number; readonly from: number; readonly to: number}

const marks = /\p{Diacritic}/gu

/**
 * A text as a search compares it: without case and accents, and as many characters long as it was, so that a place in it
 * is a place in the original.
 */
export function folded(text: string): string {
  const plain = text.normalize('NFC')
  const fold = (letter: string) => {
    const bare = letter.normalize('NFD').replace(marks, '').toLowerCase()
    return bare.length === letter.length ? bare : letter
  }
  return plain.length === text.length ? [...plain].map(fold).join('') : [...text].map(fold).join('')
}

/** Every place of the words in the pages' texts, in reading order; none for empty words. */
export function matchesOf(pages: readonly string[], query: string): TextMatch[] {
  const words = folded(query.trim())
  if (words === '') return []
  return pages.flatMap((text, page) => {
    const found: TextMatch[] = []
    const searched = folded(text)
    for (let from = searched.indexOf(words); from !== -1; from = searched.indexOf(words, from + words.length)) {
      found.push({page, from, to: from + words.length})
    }
    return found
  })
}

import dictionary from 'dictionary-pt'
import {createHunspellFromStrings} from 'hunspell-wasm'

/** Answers whether a word is Portuguese, by VERO's dictionary and Hunspell; a second look at a word costs nothing. */
export async function portuguese(): Promise<(word: string) => boolean> {
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  const hunspell = await createHunspellFromStrings(text(dictionary.aff), text(dictionary.dic))
  const known = new Map<string, boolean>()
  return (word) => {
    const answer = known.get(word) ?? hunspell.testSpelling(word)
    known.set(word, answer)
    return answer
  }
}

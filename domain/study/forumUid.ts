/** What a viewer shows alone on its page (spec 2§2, flow F-086). */
export type ViewerKind = 'questao' | 'flashcard' | 'video'

export type ViewerTarget = {readonly kind: ViewerKind; readonly id: string}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// The wire's word for a question has an accent; its beginning tells it apart as well.
const words = [
  ['Quest', 'questao'],
  ['Flashcard', 'flashcard'],
  ['Video', 'video'],
] as const

/**
 * What a forum's uid names: split by the bar, a kind in it counts and the last part is the id; without a kind all of it is
 * a question's id (spec 2§2; C-70). `isNamed` is true when the uid names its kind, so that it has a viewer of its own.
 */
export function targetOfUid(uid: string): ViewerTarget & {readonly isNamed: boolean} {
  const text = decoded(uid)
  const kind = words.find(([word]) => text.includes(word))?.[1]
  return kind ? {kind, id: text.split('|').at(-1) ?? '', isNamed: true} : {kind: 'questao', id: text, isNamed: false}
}

import type {CreatedExtra} from '../../../domain/extras/creation.ts'
import type {ThemeTree} from '../../../domain/extras/wizard.ts'

const leaf = (name: string, lessonId: string, isSelectable = true) => ({
  name,
  questions: 12,
  flashcards: 4,
  lessonId,
  isSelectable,
  children: [],
})

/** Two areas; of the second nothing may be chosen for a theoretical extra. */
export const tree: ThemeTree = [
  {
    name: 'Cirurgia',
    questions: 1_240,
    flashcards: 40,
    lessonId: null,
    isSelectable: true,
    children: [
      {
        name: 'Trauma',
        questions: 24,
        flashcards: 8,
        lessonId: null,
        isSelectable: true,
        children: [leaf('Trauma torácico', 'l1'), leaf('Trauma abdominal', 'l2', false)],
      },
      leaf('Queimaduras', 'l3'),
    ],
  },
  {
    name: 'Pediatria',
    questions: 12,
    flashcards: 4,
    lessonId: null,
    isSelectable: false,
    children: [leaf('Puericultura', 'l4', false)],
  },
]

export const created: CreatedExtra = {id: 'x1', calendarDate: '20261124'}

/** How services fail: no reply, and a refusal by its name. */
export const offline = {failure: 'offline'}
export const refusedWith = (code: string) => ({failure: code, code})

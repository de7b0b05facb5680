import {FlashcardView} from '../../../src/features/study/flashcards/FlashcardView.tsx'
import type {ShownFlashcard} from '../../../src/features/study/flashcards/shown.ts'
import {cardWords, flashcardModel, flashcardView} from '../../models/study/flashcard.model.ts'
import {walkView} from '../../support/walkView.tsx'

const card: ShownFlashcard = {
  _id: 'f1',
  scopedId: 'a1:f1',
  front: [{tag: 'p', children: [cardWords.front]}],
  back: [{tag: 'p', children: [cardWords.back]}],
  prefix: null,
  classification: ['Clínica Médica'],
  answer: -1,
}

// A start after a reload leads to states that these starts reach too: the walks of the pure machine take all of them.
const reached = ['not answered yet', 'never answered on a past day', 'in compass mode']
const starts = Object.fromEntries(Object.entries(flashcardModel.starts).filter(([name]) => reached.includes(name)))
const reload = 'the walks of the pure machine start after a reload'
const excused = Object.fromEntries([0, 1, 4].map((place) => [`flashcard.grading.deciding · always[${place}]`, reload]))

walkView({...flashcardModel, starts}, {...flashcardView, excused}, ({state, send}) => (
  <FlashcardView
    state={state}
    send={send}
    card={card}
    isReversed={false}
    place={{number: 1, total: 3}}
    syncStatus="sending"
  />
))

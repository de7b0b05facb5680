import {describe, expect, test} from 'vitest'
import {
  calmMs,
  finishSeenMs,
  mayAsk,
  mayStay,
  type Moment,
  type Prompt,
  promptAt,
  promptPauseMs,
  promptPlaceOf,
  prompts,
} from '../../../domain/feedback/prompts.ts'

const both = [true, false] as const

/** Every moment there is: each fact on both sides of what it is compared with. */
function moments(): Moment[] {
  const all: Moment[] = []
  for (const place of ['agenda', 'feature', 'other'] as const)
    for (const stayed of [0, calmMs - 1, calmMs, calmMs + 1])
      for (const finished of [null, 0, finishSeenMs - 1, finishSeenMs, finishSeenMs + 1])
        for (const rested of [null, 0, promptPauseMs - 1, promptPauseMs])
          for (const isCovered of both)
            for (const isExamRunning of both)
              for (const isWriting of both)
                for (const isUnsaved of both)
                  all.push({place, stayed, finished, rested, isCovered, isExamRunning, isWriting, isUnsaved})
  return all
}

/** Every set of prompts that want to come, in every order. */
const wishes: readonly (readonly Prompt[])[] = [
  [],
  ['nps'],
  ['temporarySurvey'],
  ['featureRating'],
  ['nps', 'temporarySurvey'],
  ['temporarySurvey', 'nps'],
  ['featureRating', 'nps'],
  ['featureRating', 'temporarySurvey'],
  ['featureRating', 'temporarySurvey', 'nps'],
]

describe('the queue of prompts, in every moment there is', () => {
  const all = moments()

  test('there are as many moments as facts make', () => {
    expect(all).toHaveLength(3 * 4 * 5 * 4 * 16)
  })

  test('asks for one thing, which wanted to come, in the order of the queue', () => {
    for (const moment of all)
      for (const due of wishes) {
        const allowed = prompts.filter((prompt) => due.includes(prompt) && mayAsk(prompt, moment))
        expect({moment, due, asks: promptAt(due, moment)}).toEqual({moment, due, asks: allowed[0] ?? null})
      }
  })

  test.each([
    ['over another window', 'isCovered'],
    ['during a timed exam', 'isExamRunning'],
    ['over what is being written', 'isWriting'],
    ['while something is not stored', 'isUnsaved'],
  ] as const)('never asks %s', (_, obstacle) => {
    const asked = all.filter((moment) => moment[obstacle] && prompts.some((prompt) => mayAsk(prompt, moment)))
    expect(asked).toEqual([])
  })

  test('never asks within ten minutes of the last prompt', () => {
    expect(promptPauseMs).toBe(600_000)
    const asked = all.filter(
      (moment) => moment.rested !== null && moment.rested < promptPauseMs && promptAt(prompts, moment) !== null,
    )
    expect(asked).toEqual([])
  })

  test('without an obstacle asks exactly after a finished activity of the agenda and on calm screens', () => {
    const free = all.filter(
      ({isCovered, isExamRunning, isWriting, isUnsaved, rested}) =>
        !isCovered && !isExamRunning && !isWriting && !isUnsaved && (rested === null || rested >= promptPauseMs),
    )
    for (const moment of free) {
      const isAfterFinish = moment.place === 'agenda' && moment.finished !== null && moment.finished >= 2_000
      const isCalm = moment.place === 'feature' && moment.stayed >= 10_000
      expect({moment, may: prompts.map((prompt) => mayAsk(prompt, moment))}).toEqual({
        moment,
        may: [isAfterFinish, isAfterFinish || isCalm, isCalm],
      })
    }
  })

  test('what is shown gives way to what is more urgent and to an exam, to nothing else', () => {
    expect(both.map((isCovered) => both.map((isExamRunning) => mayStay({isCovered, isExamRunning})))).toEqual([
      [false, false],
      [false, true],
    ])
  })
})

describe('where the student is', () => {
  test.each([
    ['/agenda', 'agenda'],
    ['/agenda/estudo-teorico/l1/questao', 'agenda'],
    ['/agenda/revisao-inteligente/flashcard', 'agenda'],
    ['/agenda/prova', 'other'],
    ['/agenda/simulado', 'other'],
    ['/agenda/simulado-inteligente', 'other'],
    ['/agendas', 'other'],
    ['/desempenho/geral', 'feature'],
    ['/baralhos/comunidade/l1', 'feature'],
    ['/lista-de-temas', 'feature'],
    ['/historico-provas/simulados-aristo', 'feature'],
    ['/atividades-extras/questao', 'other'],
    ['/atividades-extras/simulado', 'other'],
    ['/questoes-comentadas', 'other'],
    ['/viewer/questao', 'other'],
    ['/favoritos/questao', 'other'],
    ['/perfil', 'other'],
    ['/', 'other'],
  ])('%s is %s', (path, place) => {
    expect(promptPlaceOf(path)).toBe(place)
  })
})

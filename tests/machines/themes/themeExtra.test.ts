import {describe, expect, test} from 'vitest'
import {madePath, makingOf, wishedKind, wishedLesson} from '../../../machines/themes/themeExtra.selectors.ts'
import {extraFailureText, themeExtraText} from '../../../src/text/themes/themeExtra.ts'
import {themeExtraModel, wished} from '../../models/themes/themeExtra.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(themeExtraModel)

const ask = (kind: string, key: string, lessonId: string = wished.lessonId) => ({
  type: 'extra.ask',
  kind,
  key,
  lessonId,
  leaf: wished.leaf,
})
const lost = {type: 'xstate.error.actor.createExtra', error: {failure: 'unreachable', code: null}}
const refused = {type: 'xstate.error.actor.createExtra', error: {failure: 'refused', code: 'EXTRA_NOT_ALLOWED'}}
const made = {type: 'xstate.done.actor.createExtra', output: {path: '/made'}}

async function keysOf(...events: readonly {type: string}[]): Promise<unknown[]> {
  const harness = startHarness(themeExtraModel)
  for (const event of events) await harness.dispatch(event)
  return harness.requests.map(({input}) => (typeof input === 'object' && input && 'key' in input ? input.key : null))
}

describe('one key for each wish', () => {
  test('fifty clicks send one', async () => {
    const clicks = Array.from({length: 50}, (_, click) => ask('questions', `k${click}`))
    expect(await keysOf(...clicks)).toEqual(['k0'])
  })

  test('a wish without a reply is sent again under its own', async () => {
    expect(await keysOf(ask('video', 'a'), lost, ask('video', 'b'), lost, ask('video', 'c'))).toEqual(['a', 'a', 'a'])
  })

  test('another theme or another kind is another wish', async () => {
    const events = [ask('video', 'a'), lost, ask('questions', 'b'), lost, ask('questions', 'c', 'l2')]
    expect(await keysOf(...events)).toEqual(['a', 'b', 'c'])
  })

  test('a refused wish is over, and so is one that was fulfilled', async () => {
    expect(await keysOf(ask('questions', 'a'), refused, ask('questions', 'b'), made, ask('questions', 'c'))).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})

test('videos open at once, questions are told', async () => {
  const harness = startHarness(themeExtraModel)
  for (const event of [ask('video', 'a'), made, ask('questions', 'b'), made]) await harness.dispatch(event)
  expect(harness.effects).toEqual([
    {type: 'openVideos', params: {path: '/made'}},
    {type: 'notifyCreated', params: undefined},
  ])
  const state = harness.actor.getSnapshot()
  expect([madePath(state), wishedLesson(state), wishedKind(state)]).toEqual(['/made', 'l1', 'questions'])
})

test('only the theme of the wish waits', async () => {
  const harness = startHarness(themeExtraModel)
  await harness.dispatch(ask('video', 'a'))
  const state = harness.actor.getSnapshot()
  expect([makingOf(state, 'l1'), makingOf(state, 'l2')]).toEqual(['video', null])
})

describe('what the student reads, to the letter', () => {
  test.each([
    ['created', themeExtraText.createdTitle, 'Tudo certo!'],
    ['created, in full', themeExtraText.created, 'Atividade de questão criada com sucesso!'],
    ['no question', themeExtraText.noQuestion, 'Nenhuma questão recomendada encontrada...'],
    ['no network', extraFailureText({failure: 'offline', code: null}), themeExtraText.offline],
    ['no reply', extraFailureText({failure: 'unreachable', code: null}), themeExtraText.unreachable],
    ['no login', extraFailureText({failure: 'unauthenticated', code: null}), themeExtraText.unauthenticated],
    [
      'the trial is over',
      extraFailureText({failure: 'refused', code: 'TRIAL_TIME_OVER'}),
      'O tempo de teste grátis acabou ... mas você ainda pode fazer atividades extras de questão e de provas na íntegra!',
    ],
    [
      'the course does not allow it',
      extraFailureText({failure: 'refused', code: 'EXTRA_NOT_ALLOWED'}),
      'Esta opção não está disponível para este curso.',
    ],
    [
      'the course is over',
      extraFailureText({failure: 'refused', code: 'COURSE_FINISHED'}),
      'Que pena! Este curso se encerrou!',
    ],
    ['another refusal', extraFailureText({failure: 'refused', code: 'BAD_INPUT'}), 'Um erro inesperado aconteceu!'],
    ['a refusal without a name', extraFailureText({failure: 'refused', code: null}), 'Um erro inesperado aconteceu!'],
  ])('%s', (_case, text, expected) => {
    expect(text).toBe(expected)
  })
})

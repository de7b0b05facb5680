import {fileURLToPath} from 'node:url'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {errorTexts, placedTexts} from '../../.storybook/docs/errors.ts'
import {applyTexts, composedTexts, editableTexts} from '../../.storybook/flows/editing.ts'
import {flowSources, textsOf} from '../../.storybook/flows/sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const demo = () => ({
  'demo/note': {
    noteText: {title: 'Nota', failed: 'Não salvou', count: (n: number) => `${n} notas`, nested: {one: 'Um', limit: 3}},
    noteRefusals: {TOO_LONG: {title: 'Longa demais'}, UNKNOWN: {title: 'Não deu'}},
    noteName: 'Nota',
    noteLine: (name: string) => `Nota ${name}`,
    noteDuration: 6_000,
  },
})

test('the strings of exported objects can be edited, and nothing else', () => {
  expect(editableTexts(demo())).toEqual({
    'demo/note': {
      noteText: {title: 'Nota', failed: 'Não salvou', nested: {one: 'Um'}},
      noteRefusals: {TOO_LONG: {title: 'Longa demais'}, UNKNOWN: {title: 'Não deu'}},
    },
  })
})

test('what a function composes and what is a text by itself is only named', () => {
  expect(composedTexts(demo())).toEqual(['noteText.count()', 'noteName', 'noteLine()'])
})

test('a changed text is read by the product until the next story, whose own changes take its place', () => {
  const modules = demo()
  const before = structuredClone(editableTexts(modules))

  const first = applyTexts(modules, {'demo/note': {noteText: {title: 'Lembrete', nested: {one: '1'}}}})
  expect(first).toBe('title=Lembrete\none=1')
  expect(modules['demo/note'].noteText).toMatchObject({title: 'Lembrete', failed: 'Não salvou', nested: {one: '1'}})

  applyTexts(modules, {'demo/note': {noteText: {failed: 'Falhou'}}})
  expect(modules['demo/note'].noteText).toMatchObject({title: 'Nota', failed: 'Falhou', nested: {one: 'Um'}})

  expect(applyTexts(modules, {})).toBe('')
  expect(editableTexts(modules)).toEqual(before)
})

test('texts that nobody has changed, and keys that the product does not know, change nothing', () => {
  const modules = demo()

  expect(applyTexts(modules, editableTexts(modules))).toBe('')
  expect(applyTexts(modules, {'demo/note': {noteText: {unknown: 'x', count: 'x'}}, other: {text: {a: 'b'}}})).toBe('')
})

test('the errors of a flow are the lines of its texts that name trouble, and whole lists of messages', () => {
  const texts = placedTexts({
    noteText: {title: 'Nota', failed: 'Não salvou'},
    noteMessages: {'wrong-name': 'Nome errado', other: 'Tente de novo'},
    noteKinds: {short: 'Curta'},
  })

  expect(errorTexts(texts)).toEqual([
    {path: 'noteText.failed', text: 'Não salvou'},
    {path: 'noteMessages.wrong-name', text: 'Nome errado'},
    {path: 'noteMessages.other', text: 'Tente de novo'},
  ])
})

test('the texts of a flow are those that its view imports, the nearest first', () => {
  expect(textsOf(join('stories', 'access', 'login.stories.tsx'), root)).toEqual(['access/forgetful', 'access/access'])
})

test('every flow says what it is for', () => {
  const silent = Object.entries(flowSources(root)).filter(([, {about}]) => about === '')

  expect(silent).toEqual([])
})

import {describe, expect, test} from 'vitest'
import {lessonDepth} from '../../../content/tools/rules/lessonDepth.ts'
import {lessonForm} from '../../../content/tools/rules/lessonForm.ts'
import type {LessonSource} from '../../../content/tools/sourceTypes.ts'
import {small, told, lesson, card, times} from './packSample.ts'

describe('form of lessons', () => {
  const at = 'lessons/cm/febre.md'
  const many = (count: number) => times(count, () => 'palavra').join(' ')
  const text = (words: number) => ({
    ...lesson.text,
    markdown: `${many(words)}\n\n## Referências\n\nMinistério da Saúde, 2024.`,
  })
  const sound: LessonSource = {
    ...lesson,
    text: text(1_000),
    mindmap: times(4, () => ({file: at, line: 20, title: 'Ramo', leaves: ['uma', 'duas']})),
    slides: times(6, () => ({file: at, line: 30, title: 'Quadro', lines: ['linha'], said: many(20)})),
  }

  test('a lesson that has room on its pages, map and slides is sound', () => {
    expect(lessonForm.check({...small, sources: {...small.sources, lessons: [sound]}})).toEqual({
      figures: [['handouts of two to four pages with references', '100.0%', '100%']],
      problems: [],
    })
  })

  test('a lesson with too little of all is told', () => {
    expect(told(lessonForm, {lessons: [{...lesson, text: {...lesson.text, markdown: 'Pouco.'}}]})).toEqual([
      `${at}:13: cm-febre: Its text has 1 words; 800 to 1400 are asked for.`,
      `${at}:13: cm-febre: Its text does not end with "## Referências" that name a year.`,
      `${at}:19: cm-febre: Its mind map has 1 branches; 4 to 7 are asked for.`,
      `${at}:19: cm-febre: "Ramo" has 1 leaves; 2 to 5 are asked for.`,
      `${at}:24: cm-febre: Its video has 1 slides; 6 to 9 are asked for.`,
      `${at}:24: cm-febre: In its video 4 words are said; 90 to 200 are asked for.`,
      `${at}:24: cm-febre: Its video lasts 5 seconds; 30 to 90 are asked for.`,
      `${at}:24: cm-febre: With the slide "Quadro" 4 words are said; 12 to 30 are asked for.`,
    ])
  })

  test('what has no room is told, and two cards of one name', () => {
    const [wide, wider] = ['t'.repeat(41), 'l'.repeat(61)]
    const [branch, ...branches] = sound.mindmap
    const [slide, ...slides] = sound.slides
    if (branch === undefined || slide === undefined || card === undefined) throw new Error('The sample is not sound.')
    const crowded = {
      ...sound,
      text: text(1_600),
      mindmap: [{...branch, title: wide, leaves: ['uma', wider]}, ...branches],
      slides: [{...slide, title: wide, lines: [wider, 'b', 'c', 'd', 'e'], said: many(31)}, ...slides],
      cards: [card, card],
    }
    expect(told(lessonForm, {lessons: [crowded]})).toEqual([
      `${at}:13: cm-febre: Its text has 1605 words; 800 to 1400 are asked for.`,
      `${at}:20: cm-febre: "${wide}" has 41 characters; 28 have room.`,
      `${at}:20: cm-febre: "${wider}" has 61 characters; 52 have room.`,
      `${at}:30: cm-febre: "${wide}" has 41 characters; 40 have room.`,
      `${at}:30: cm-febre: The slide "${wide}" has 5 lines; 1 to 4 are asked for.`,
      `${at}:30: cm-febre: With the slide "${wide}" 31 words are said; 12 to 30 are asked for.`,
      `${at}:30: cm-febre: "${wider}" has 61 characters; 60 have room.`,
      `${at}:32: cm-febre: Two of its flashcards are called "rótulo"; the name is their id.`,
    ])
  })
})

describe('depth of lessons', () => {
  const markdown = [
    '## Mecanismo\n\nPorque sim.',
    '```figura cm-febre-roteiro\ntipo: fluxograma\n```',
    '## Caso comentado\n\n**Decisão 1: colher.** Assim.\n\n**Decisão 2: tratar.** Assim.',
    '**Leve para a prova:** uma frase.',
  ]
  const ofText = (blocks: readonly string[]) => ({...lesson.text, markdown: blocks.join('\n\n'), figures: []})
  const leaves = ['? Febre alta: tratar (→ Outro)', 'folha']
  const whole: LessonSource = {
    ...lesson,
    text: ofText(markdown),
    mindmap: [{file: 'a', line: 1, title: 'Ramo', leaves}],
  }

  test('a lesson with all parts is sound', () => {
    expect(told(lessonDepth, {lessons: [whole]})).toEqual([])
  })

  test.each([
    ['a heading "Mecanismo"', {text: ofText(markdown.slice(1))}],
    ['a drawn algorithm (`fluxograma`)', {text: ofText(markdown.filter((_, at) => at !== 1))}],
    [
      'a case with two decisions ("Caso comentado")',
      {text: ofText(markdown.map((one) => one.replace('**Decisão 2', '**E')))},
    ],
    ['the line to remember ("Leve para a prova")', {text: ofText(markdown.slice(0, -1))}],
    ['a decision in its map', {mindmap: [{file: 'a', line: 1, title: 'Ramo', leaves: ['Febre (→ Outro)']}]}],
    ['a link between branches of its map', {mindmap: [{file: 'a', line: 1, title: 'Ramo', leaves: ['? Febre']}]}],
  ])('a lesson without %s is told', (part, changes) => {
    expect(told(lessonDepth, {lessons: [{...whole, ...changes}]})).toEqual([
      expect.stringContaining(`It lacks ${part}.`),
    ])
  })
})

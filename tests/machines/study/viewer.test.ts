import {describe, expect, test} from 'vitest'
import {targetOfUid} from '../../../domain/study/forumUid.ts'
import {viewerTargetOf} from '../../../domain/study/viewer.ts'
import {viewerNotFound, viewerText} from '../../../src/text/study/viewers.ts'
import {viewerModel} from '../../models/study/viewer.model.ts'
import {startHarness} from '../../support/harness.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(viewerModel)

describe("what a forum's uid names", () => {
  test.each([
    ['Questão|Clínica Médica|77', {kind: 'questao', id: '77', isNamed: true}],
    ['Quest%C3%A3o%7C77', {kind: 'questao', id: '77', isNamed: true}],
    ['Aula|Flashcard|88', {kind: 'flashcard', id: '88', isNamed: true}],
    ['Video|Sepse|v 9', {kind: 'video', id: 'v 9', isNamed: true}],
    ['Video', {kind: 'video', id: 'Video', isNamed: true}],
    ['Questão|demo/sc-sus-1', {kind: 'questao', id: 'demo/sc-sus-1', isNamed: true}],
    ['77', {kind: 'questao', id: '77', isNamed: false}],
    ['a|b|77', {kind: 'questao', id: 'a|b|77', isNamed: false}],
    ['%E0%A4%A', {kind: 'questao', id: '%E0%A4%A', isNamed: false}],
    ['', {kind: 'questao', id: '', isNamed: false}],
  ] as const)('%s', (uid, target) => {
    expect(targetOfUid(uid)).toEqual(target)
  })
})

describe('what an address shows', () => {
  test.each([
    ['/viewer/questao', '77', {kind: 'questao', id: '77'}],
    ['/viewer/flashcard', '88', {kind: 'flashcard', id: '88'}],
    ['/viewer/video', null, {kind: 'video', id: ''}],
    ['/viewer/apostila', '77', null],
    ['/forum-viewer/77', 'of-the-query', {kind: 'questao', id: '77'}],
    ['/forum-viewer/demo/sc-sus-1', null, {kind: 'questao', id: 'demo/sc-sus-1'}],
    ['/forum-viewer', null, {kind: 'questao', id: ''}],
    ['/agenda', '77', null],
  ] as const)('%s with %s', (path, id, target) => {
    expect(viewerTargetOf(path, id)).toEqual(target)
  })
})

test.each(['', '   ', 'x'.repeat(201)])('an id that can name nothing is not asked for: "%s"', (id) => {
  const harness = startHarness(viewerModel, {kind: 'questao', id, courseId: null})
  expect([harness.value(), harness.requests]).toEqual(['notFound', []])
})

test('the words of the viewers are those of the catalogue', () => {
  expect([viewerNotFound.questao, viewerNotFound.flashcard, viewerText.showForum, viewerText.hideForum]).toEqual([
    'Questão não encontrada!',
    'Flashcard não encontrado!',
    'Ver fórum',
    'Esconder fórum',
  ])
})

import {expect, test} from 'vitest'
import {isPossibleId, viewerTargetOf} from '../../../domain/study/viewer.ts'

test.each([
  ['q1', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['', false],
  ['  ', false],
])('%j can be asked for: %s', (id, expected) => {
  expect(isPossibleId(id)).toBe(expected)
})

test.each([
  ['/viewer/questao', 'q1', {kind: 'questao', id: 'q1'}],
  ['/viewer/flashcard', 'f1', {kind: 'flashcard', id: 'f1'}],
  ['/viewer/video', null, {kind: 'video', id: ''}],
  ['/viewer/outro', 'q1', null],
  ['/viewer', 'q1', null],
  ['/agenda/video', 'q1', null],
  ['/forum-viewer/Video|v1', 'q1', {kind: 'video', id: 'v1'}],
  ['/forum-viewer/q7', null, {kind: 'questao', id: 'q7'}],
])('%s with the id %j names %o', (path, id, target) => {
  expect(viewerTargetOf(path, id)).toEqual(target)
})

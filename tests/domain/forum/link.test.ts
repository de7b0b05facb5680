import {expect, test} from 'vitest'
import {commentParameter, forumLinkOf} from '../../../domain/forum/link.ts'

test('a comment is shown under its content, in the viewer of its kind', () => {
  expect(forumLinkOf('question', 'a b&c', '1')).toBe(`/viewer/questao?id=a+b%26c&${commentParameter}=1`)
  expect(forumLinkOf('flashcard', 'f', '1')).toBe('/viewer/flashcard?id=f&comment=1')
  expect(forumLinkOf('video', 'v', '1')).toBe('/viewer/video?id=v&comment=1')
  expect([forumLinkOf('text', 't', '1'), forumLinkOf('mindmap', 'm', '1')]).toEqual(['/agenda', '/agenda'])
})

import {readdirSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {isSendable} from '../../domain/forum/body.ts'
import {type DemoComment, parseThreads, readThreads} from '../../server/demo/forum.ts'

const textsOf = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

const all = (comments: readonly DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...all(comment.replies)])

test('the forum of the demo has 120 conversations and more, each about something of the pack', async () => {
  const threads = await readThreads()
  const comments = threads.flatMap((thread) => all(thread.comments))
  expect(threads.length).toBeGreaterThanOrEqual(120)
  expect(comments.length).toBeGreaterThan(300)
  const questions = new Set(
    textsOf('content/aristo/questions').flatMap((text) => [...text.matchAll(/^# (\S+)$/gmu)].map(([, id]) => id)),
  )
  const lessons = new Set(textsOf('content/aristo/lessons').map((text) => /^id: (.+)$/mu.exec(text)?.[1]))
  const unknown = threads.filter(({contentType, ref}) => !(contentType === 'question' ? questions : lessons).has(ref))
  expect(unknown.map(({contentType, ref}) => `${contentType} ${ref}`)).toEqual([])
  expect(comments.filter(({body}) => !isSendable(body))).toEqual([])
  expect(new Set(comments.map(({body}) => body)).size).toBeGreaterThan(comments.length - 10)
})

test('a conversation is read with who replies to whom', () => {
  expect(parseThreads('# A\n\n## video tema\n\n- ! Um\n  - Dois\n    + Três\n  * Quatro\n- Cinco\n')).toEqual([
    {
      contentType: 'video',
      ref: 'tema',
      comments: [
        {
          by: 'student',
          waits: true,
          body: 'Um',
          replies: [
            {
              by: 'student',
              waits: false,
              body: 'Dois',
              replies: [{by: 'starter', waits: false, body: 'Três', replies: []}],
            },
            {by: 'monitor', waits: false, body: 'Quatro', replies: []},
          ],
        },
        {by: 'student', waits: false, body: 'Cinco', replies: []},
      ],
    },
  ])
})

test.each(['## filme x\n- a', '## video\n- a', '## video x\nsolto'])('%j is refused', (text) => {
  expect(() => parseThreads(text)).toThrow(/^Not a /)
})

import {readFileSync} from 'node:fs'
import {expect, expectTypeOf, test} from 'vitest'
import type {ForumComment, ForumContentType, ForumParticipant, UsageLimit} from '../../domain/forum/comment.ts'
import type * as Rest from '../../schema/rest/openapi.ts'
import {generatedTypes, sealOf} from '../../scripts/restTypes.ts'

const read = (name: string) => readFileSync(new URL(`../../schema/rest/${name}`, import.meta.url), 'utf8')

test('the types of the REST contract are those that its document gives', () => {
  expect(read('openapi.ts')).toBe(generatedTypes())
})

test('a document that changed is not of the types of before', () => {
  expect(read('openapi.ts').startsWith(sealOf(`${read('openapi.json')} `))).toBe(false)
})

test("the rules' comment is the wire's", () => {
  expectTypeOf<Rest.Comment>().toExtend<ForumComment>()
  expectTypeOf<ForumComment>().toExtend<Rest.Comment>()
  expectTypeOf<Rest.ContentType>().toEqualTypeOf<ForumContentType>()
  expectTypeOf<Rest.Participant>().toExtend<ForumParticipant>()
  expectTypeOf<Rest.UsageLimit>().toExtend<UsageLimit>()
})

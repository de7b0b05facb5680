import {afterAll, beforeAll, expect, test} from 'vitest'
import {seededRandom} from '../../domain/shared/seededRandom.ts'
import {
  createCardsDocument,
  createdOf,
  createExamDocument,
  createQuestionsDocument,
  createReviewDocument,
  createSmartExamDocument,
  createSmartReviewDocument,
  createStudyDocument,
  ExtrasOf,
  pathOf,
  wish,
} from '../server/extrasSupport.ts'
import {addExtrasOf, addExtraTemplates} from '../server/extrasRequests.ts'
import {wednesday} from '../server/fixture.ts'
import {addMaterial} from '../server/studySupport.ts'
import {type Reply, TestServer} from '../server/support.ts'
import {timeouts} from '../support/timeouts.ts'

/** `FAULT_RUNS=1000 FAULT_FIRST_SEED=7` runs more, or again. */
const runs = Number(process.env.FAULT_RUNS ?? 50)
const firstSeed = Number(process.env.FAULT_FIRST_SEED ?? 1)

/** What a student can wish for. Of some kinds the second wish finds the first one's activity, or that one is enough. */
const wishes = [
  {document: createQuestionsDocument, variables: {input: wish({count: 3})}, second: 'another'},
  {document: createQuestionsDocument, variables: {input: wish({count: 7, examMode: true})}, second: 'another'},
  {
    document: createCardsDocument,
    variables: {treeId: 'curso', classification: pathOf('longa'), count: 4},
    second: 'another',
  },
  {document: createSmartExamDocument, variables: {}, second: 'another'},
  {document: createStudyDocument, variables: {classification: pathOf('alta')}, second: 'the same'},
  {document: createExamDocument, variables: {template: 'prova-livre'}, second: 'the same'},
  {document: createReviewDocument, variables: {}, second: 'refused'},
  {document: createSmartReviewDocument, variables: {}, second: 'refused'},
] as const

type Wish = (typeof wishes)[number]

let server: TestServer
beforeAll(async () => {
  server = await TestServer.open('pglite')
  await addMaterial(server)
  await addExtraTemplates(server)
})
afterAll(() => server.close())

/** One wish until its reply: requests and replies are lost, clicks are doubled, tabs send the same at once. */
async function untilReply(extras: ExtrasOf, {document, variables}: Wish, key: string, random: () => number) {
  const heard: Reply[] = []
  for (let attempt = 0; heard.length === 0 && attempt < 50; attempt += 1) {
    if (random() < 0.2) continue
    const copies = random() < 0.4 ? 1 + Math.floor(random() * 3) : 1
    const replies = await Promise.all(Array.from({length: copies}, () => extras.ask(document, {...variables, key})))
    heard.push(...replies.filter(() => random() < 0.5))
  }
  return heard
}

const listed = async (extras: ExtrasOf): Promise<string[]> =>
  Object.values(await extras.list(wednesday)).flatMap((list) =>
    Array.isArray(list) ? list.map(({_id}) => String(_id)) : [],
  )

async function run(seed: number) {
  const random = seededRandom(seed)
  const extras = await ExtrasOf.open(server)
  await addExtrasOf(server, extras.student, {_id: `dia-${seed}`})
  const before = new Set(await listed(extras))
  const made = new Map<string, Set<string>>()
  const wanted = Array.from({length: 6}, (_entry, index) => ({
    wish: wishes[Math.floor(random() * wishes.length)] ?? wishes[0],
    key: `${seed}-${index}`,
  }))
  await Promise.all(
    wanted.map(async ({wish: one, key}) => {
      const heard = await untilReply(extras, one, key, random)
      for (const reply of heard) {
        if (one.second === 'refused' && reply.codes[0] === 'EXTRA_ALREADY_TODAY') continue
        expect({seed, key, codes: reply.codes}).toEqual({seed, key, codes: []})
        made.set(key, (made.get(key) ?? new Set()).add(createdOf(reply)._id))
      }
    }),
  )
  return {
    wanted,
    made,
    stored: (await listed(extras)).filter((id) => !before.has(id)),
  }
}

test(
  `${runs} runs of creation under faults: nothing doubled, nothing lost`,
  {timeout: timeouts.exchange + runs * 5_000},
  async () => {
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const {wanted, made, stored} = await run(seed)
      for (const [key, ids] of made) expect({seed, key, ids: ids.size}).toEqual({seed, key, ids: 1})
      const told = new Set([...made.values()].flatMap((ids) => [...ids]))
      expect({seed, told: [...told].toSorted()}).toEqual({seed, told: stored.toSorted()})
      const amounts = Map.groupBy(wanted, ({wish: one}) => one)
      const due = [...amounts].reduce((sum, [one, same]) => sum + (one.second === 'another' ? same.length : 1), 0)
      expect({seed, stored: stored.length}).toEqual({seed, stored: due})
    }
  },
)

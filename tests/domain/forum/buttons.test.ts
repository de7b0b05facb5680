import {describe, expect, test} from 'vitest'
import {
  buttonsOf,
  type CommentFacts,
  canRequestMonitor,
  hasAssistant,
  isAskable,
} from '../../../domain/forum/buttons.ts'
import {answerStatuses, authorTypes, forumContentTypes} from '../../../domain/forum/comment.ts'

const booleans = [false, true] as const
const usages = [null, {currentUsageCount: 2, maxUsageCount: 3}, {currentUsageCount: 3, maxUsageCount: 3}] as const

/** Every case that the documents' table tells apart, for comments that stand. */
function* cases(): Generator<CommentFacts> {
  for (const forum of forumContentTypes)
    for (const level of [1, 2, 8, 9, 10, 11])
      for (const authorType of authorTypes)
        for (const answerStatus of answerStatuses)
          for (const usage of usages)
            for (let bits = 0; bits < 64; bits += 1) {
              const [
                isOwn = false,
                isPublic = false,
                hasReplies = false,
                hasDraft = false,
                isSpecialist = false,
                isTeam = false,
              ] = [1, 2, 4, 8, 16, 32].map((bit) => (bits & bit) !== 0)
              yield {
                forum,
                level,
                authorType,
                answerStatus,
                usage,
                isOwn,
                isPublic,
                hasReplies,
                hasDraft,
                isSpecialist,
                isStaff: isSpecialist || isTeam,
                removal: null,
              }
            }
}
const all = [...cases()]

const unanswered = ({answerStatus}: CommentFacts) =>
  answerStatus === 'waitingAnswer' || answerStatus === 'monitorRequestedByUser'
const wrong = (is: (facts: CommentFacts) => unknown, should: (facts: CommentFacts) => unknown) =>
  all.filter((facts) => is(facts) !== should(facts)).slice(0, 3)

/** The sentences of document 2 §4, one by one, over all cases. */
describe('the documents say of a comment that', () => {
  test('there are that many cases', () => expect(all).toHaveLength(6 * 6 * 4 * 4 * 3 * 64))

  test("the assistant is asked in question forums at level 1, about what is unanswered, has no draft, is the student's own, below the maximum", () => {
    expect(
      wrong(
        (facts) => buttonsOf(facts).ask,
        (facts) =>
          facts.forum === 'question' &&
          facts.level === 1 &&
          unanswered(facts) &&
          !facts.hasDraft &&
          facts.isOwn &&
          facts.authorType === 'User' &&
          facts.usage?.currentUsageCount === 2,
      ),
    ).toEqual([])
  })

  test('a monitor is asked for by the author of what waits, above level 1 of a question forum or anywhere else, never of the assistant or a moderator', () => {
    expect(
      wrong(
        (facts) => buttonsOf(facts).requestMonitor,
        (facts) =>
          facts.isOwn &&
          facts.answerStatus === 'waitingAnswer' &&
          ((facts.forum === 'question' && facts.level > 1) || facts.forum !== 'question') &&
          facts.authorType !== 'HarrisonAI' &&
          facts.authorType !== 'Moderator',
      ),
    ).toEqual([])
  })

  test('reply shows below level 9 of what can be read', () => {
    expect(
      wrong(
        (facts) => buttonsOf(facts).reply,
        (facts) => facts.level < 9 && (facts.isPublic || facts.isOwn || facts.isStaff),
      ),
    ).toEqual([])
  })

  test('replies are shown below level 11 where there are some', () => {
    expect(
      wrong(
        (facts) => buttonsOf(facts).viewReplies,
        (facts) => facts.hasReplies && facts.level < 11,
      ),
    ).toEqual([])
  })

  test("it is visible when it is public or the person's own, and to the staff", () => {
    expect(
      wrong(
        (facts) => buttonsOf(facts).isVisible,
        (facts) => facts.isPublic || facts.isOwn || facts.isStaff,
      ),
    ).toEqual([])
  })

  test('it is deleted by its author, specialists and staff, when it is not private and not of the assistant', () => {
    expect(
      wrong(
        (facts) => buttonsOf(facts).delete,
        (facts) => (facts.isOwn || facts.isStaff) && facts.isPublic && facts.authorType !== 'HarrisonAI',
      ),
    ).toEqual([])
  })

  test('specialists make it private or visible', () => {
    expect(
      wrong(
        (facts) => buttonsOf(facts).visibility,
        ({isSpecialist, isPublic}) => (isSpecialist ? (isPublic ? 'makePrivate' : 'makeVisible') : null),
      ),
    ).toEqual([])
  })

  test("it carries its author's badge, and that it is private", () => {
    const ofAuthor = {User: [], HarrisonAI: ['assistant'], Moderator: ['moderation'], Team: ['team']} as const
    expect(
      wrong(
        (facts) => buttonsOf(facts).badges.join(),
        (facts) => {
          if (!facts.isPublic && !facts.isOwn && !facts.isStaff) return ''
          return [...ofAuthor[facts.authorType], ...(facts.isPublic ? [] : ['private'])].join()
        },
      ),
    ).toEqual([])
  })

  test('others report it, and the staff hides what people wrote', () => {
    expect(
      wrong(
        (facts) => `${buttonsOf(facts).report} ${buttonsOf(facts).hiding}`,
        (facts) =>
          `${!facts.isOwn && (facts.isPublic || facts.isStaff)} ${facts.isStaff && facts.authorType !== 'HarrisonAI' ? 'hide' : null}`,
      ),
    ).toEqual([])
  })
})

const own: CommentFacts = {
  forum: 'question',
  level: 1,
  isOwn: true,
  isPublic: true,
  authorType: 'User',
  answerStatus: 'waitingAnswer',
  removal: null,
  hasReplies: true,
  hasDraft: false,
  usage: {currentUsageCount: 0, maxUsageCount: 3},
  isSpecialist: false,
  isStaff: false,
}

describe('a comment that is gone', () => {
  test.each(booleans)('and was deleted has its replies and nothing else (staff: %s)', (isStaff) => {
    expect(buttonsOf({...own, removal: 'deleted', isStaff, isSpecialist: isStaff})).toEqual({
      isVisible: false,
      badges: [],
      ask: false,
      requestMonitor: false,
      reply: false,
      viewReplies: true,
      delete: false,
      visibility: null,
      report: false,
      hiding: null,
    })
  })

  test('and was hidden is read and deleted by its author, and shown again by the staff', () => {
    const hidden: CommentFacts = {...own, removal: 'hidden'}
    expect(buttonsOf(hidden)).toMatchObject({
      isVisible: true,
      badges: ['hidden'],
      delete: true,
      reply: false,
      hiding: null,
    })
    expect(buttonsOf({...hidden, isOwn: false})).toMatchObject({isVisible: false, badges: [], delete: false})
    expect(buttonsOf({...hidden, isOwn: false, isStaff: true})).toMatchObject({isVisible: true, hiding: 'show'})
  })
})

test("the assistant's error card offers a monitor at level 1 too, once", () => {
  expect(canRequestMonitor(own)).toBe(false)
  expect(canRequestMonitor(own, true)).toBe(true)
  expect(canRequestMonitor({...own, answerStatus: 'monitorRequestedByUser'}, true)).toBe(false)
  expect(canRequestMonitor({...own, isOwn: false}, true)).toBe(false)
})

test('the assistant stands under every comment that it may be asked about, and under no other', () => {
  const usage = {currentUsageCount: 0, maxUsageCount: 3}
  expect(
    wrong(
      (facts) => isAskable({...facts, usage, hasDraft: false}),
      (facts) => hasAssistant(facts),
    ),
  ).toEqual([])
  expect(hasAssistant({...own, removal: 'hidden'})).toBe(false)
})

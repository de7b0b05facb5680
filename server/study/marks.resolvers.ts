import {sql} from 'kysely'
import {noChoice} from '../../domain/question/outcome.ts'
import type {HighlightInput, MutationResolvers, Question, QuestionMarksInput} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import {
  insertIdempotencyKey,
  runIdempotent,
  idempotentMutation,
  type IdempotentMutation,
} from '../kernel/idempotency.ts'
import {checkedEssay, checkedId} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {openSince} from '../question/question.input.ts'
import {findBankQuestions, findQuestions} from '../question/question.repository.ts'
import {viewerScope} from '../question/questionRow.ts'

/** What one question can carry: more would be no marking any more. */
const most = {highlights: 200, struck: 5, offset: 100_000}

const lastChoice = 4

/** Marks as they are stored. */
type Marks = {
  readonly struck: readonly number[]
  readonly selected: number
  readonly essay: string | null
  readonly highlights: readonly HighlightInput[]
}

const isHighlight = ({block, start, end}: HighlightInput): boolean =>
  /^(body|choice-[0-4])$/.test(block) && start >= 0 && start < end && end <= most.offset

/** @throws DomainError BAD_INPUT */
function checkedMarks({struck, selected, essay, highlights}: QuestionMarksInput): Marks {
  const isChoice = (index: number) => index >= 0 && index <= lastChoice
  if (struck.length > most.struck || !struck.every(isChoice))
    throw new DomainError('BAD_INPUT', 'Not struck-out choices.')
  if (selected !== noChoice && !isChoice(selected))
    throw new DomainError('BAD_INPUT', 'The question has no such choice.')
  if (highlights.length > most.highlights || !highlights.every(isHighlight)) {
    throw new DomainError('BAD_INPUT', 'Not highlights.')
  }
  return {
    struck: [...new Set(struck)].toSorted((a, b) => a - b),
    selected,
    essay: checkedEssay(essay),
    highlights: highlights.map(({block, start, end, colour}) => ({block, start, end, colour})),
  }
}

type Marking = {
  readonly profileId: string
  /** The agenda's id, or `viewer`. */
  readonly scope: string
  readonly questionId: string
  readonly markedAt: number
}

/** Stores the marks unless newer ones are already there; one statement with the key. */
async function storeMarks({db}: Database, marking: Marking, marks: Marks, mutation: IdempotentMutation): Promise<void> {
  const {profileId, scope, questionId, markedAt} = marking
  const {struck, selected, essay, highlights} = marks
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {scope, questionId})})
    insert into question_marks (profile_id, scope, question_id, struck, selected, essay, highlights, date_now)
    values (${profileId}, ${scope}, ${questionId}, ${JSON.stringify(struck)}::jsonb, ${selected}, ${essay},
      ${JSON.stringify(highlights)}::jsonb, ${new Date(markedAt)})
    on conflict (profile_id, scope, question_id) do update set struck = excluded.struck,
      selected = excluded.selected, essay = excluded.essay, highlights = excluded.highlights,
      date_now = excluded.date_now
      where excluded.date_now >= question_marks.date_now`.execute(db)
}

/** What a student puts on a question without answering it; it follows the account (D-23). */
export const marksMutations = {
  saveQuestionMarks: async (_root, {input, idempotencyKey}, context) => {
    const {profile} = await signedInSession(context)
    const {database, clock} = context.services
    const now = clock()
    const marks = checkedMarks(input)
    const questionId = checkedId(input.question)
    const agendaId = input.activity === null || input.activity === undefined ? null : checkedId(input.activity)
    const scope = agendaId ?? viewerScope
    const marking = {profileId: profile.id, scope, questionId, markedAt: Math.min(Date.parse(input.dateNow), now)}
    const wanted = {profileId: profile.id, questionIds: [questionId], now}
    const read = async (): Promise<Question> => {
      const [question] =
        agendaId === null
          ? await findBankQuestions(database, {...wanted, openSince: openSince(context)})
          : await findQuestions(database, {...wanted, agendaId})
      if (question === undefined) throw new DomainError('NOT_FOUND')
      return question
    }
    const mutation = idempotentMutation('saveQuestionMarks', profile.id, idempotencyKey, input, now)
    return runIdempotent(database, mutation, {
      attempt: async () => {
        await read()
        await storeMarks(database, marking, marks, mutation)
        return read()
      },
      replay: read,
    })
  },
} satisfies Pick<MutationResolvers, 'saveQuestionMarks'>

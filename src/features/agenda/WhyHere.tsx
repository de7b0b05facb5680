import {useQuery} from 'urql'
import {type Chosen, reasonsOf} from '../../../domain/themes/reasons.ts'
import {SelectionReasonsDocument, type SelectionReasonsQuery} from '../../services/gen/themes/graphql.ts'
import {WhyHereView} from './WhyHereView.tsx'

type Row = SelectionReasonsQuery['selectionReasons'][number]

const reasonOf = (row: Row) => ({
  kind: row.kind,
  lessonId: row.lessonId ?? null,
  questions: row.questions,
  relevance: row.relevance ?? null,
  institutions: row.institutions ?? null,
  lastSeenDays: row.lastSeenDays ?? null,
  answered: row.answered ?? null,
  correct: row.correct ?? null,
  movedFrom: row.movedFrom ?? null,
})

/** Why a lesson or a question stands in its activity, from what was recorded when that was made. */
export function WhyHere({activity, about}: {readonly activity: string; readonly about: Chosen}) {
  const [{data}] = useQuery({
    query: SelectionReasonsDocument,
    variables: {activity},
    requestPolicy: 'cache-and-network',
  })
  return <WhyHereView reasons={reasonsOf((data?.selectionReasons ?? []).map(reasonOf), about)} />
}

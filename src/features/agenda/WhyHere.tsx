import {useQuery} from 'urql'
import {reasonsOf} from '../../../domain/themes/reasons.ts'
import {SelectionReasonsDocument, type SelectionReasonsQuery} from '../../services/gen/themes/graphql.ts'
import {WhyHereView} from './WhyHereView.tsx'

type Row = SelectionReasonsQuery['selectionReasons'][number]

const reasonOf = (row: Row) => ({
  kind: row.kind,
  lessonId: row.lessonId ?? null,
  relevance: row.relevance ?? null,
  institutions: row.institutions ?? null,
  lastSeenDays: row.lastSeenDays ?? null,
  answered: row.answered ?? null,
  correct: row.correct ?? null,
  movedFrom: row.movedFrom ?? null,
})

/** Why a lesson stands on its day, from what the composition recorded. */
export function WhyHere({activity, lessonId}: {readonly activity: string; readonly lessonId: string}) {
  const [{data}] = useQuery({
    query: SelectionReasonsDocument,
    variables: {activity},
    requestPolicy: 'cache-and-network',
  })
  return <WhyHereView reasons={reasonsOf((data?.selectionReasons ?? []).map(reasonOf), lessonId)} />
}

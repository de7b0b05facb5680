import {useEffect, useState, useSyncExternalStore} from 'react'
import type {DiagnosticExamsQuery} from '../../services/gen/diagnostic/graphql.ts'
import {useRoot} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'
import {PastView} from './PastView.tsx'

type Exams = DiagnosticExamsQuery['diagnosticExams']

const load = ({client}: StudentActors) =>
  import('../../services/diagnostic/past.ts').then(({readPast}) => readPast(client()))

/** The diagnostics on the account of the student who is signed in; nothing for a visitor. */
export function Past() {
  const {student} = useRoot()
  const actors = useSyncExternalStore(student.subscribe, student.read)
  const [exams, setExams] = useState<Exams>([])
  useEffect(() => {
    if (!actors) return undefined
    let isGone = false
    void load(actors).then(
      (found) => {
        if (!isGone) setExams(found)
      },
      // It is beside the wizard: without it nothing is missing.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [actors])
  return exams.length === 0 ? null : <PastView exams={exams} />
}

import {type ReactNode, Suspense, useEffect, useState, useSyncExternalStore} from 'react'
import {isOfDiagnostic} from '../../../domain/shell/routes.ts'
import {rememberedRedirect} from '../../../domain/shell/storedRedirects.ts'
import {begunExam, compassFlag, onOtherDiagnostic, rememberedOfDiagnostic} from '../../services/diagnostic/store.ts'
import {currentPath, goToClean, queryParameter} from '../../services/platform/url.ts'
import {brand} from '../../text/shared/brand.ts'
import {examText} from '../../text/diagnostic/diagnostic.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {useLocation, useQueryParameter} from '../shell/useAddress.ts'
import {diagnosticPaths as paths} from './paths.ts'
import {useClaim} from './useClaim.ts'
import {Wizard} from './Wizard.tsx'

const Exam = lazyNamed(() => import('./Exam.tsx'), 'Exam')
const Contact = lazyNamed(() => import('./Contact.tsx'), 'Contact')
const Result = lazyNamed(() => import('./Result.tsx'), 'Result')
const Statistics = lazyNamed(() => import('./Statistics.tsx'), 'Statistics')
const PartialStart = lazyNamed(() => import('./PartialStart.tsx'), 'PartialStart')
const Demo = lazyNamed(() => import('./Demo.tsx'), 'Demo')
const AfterPartial = lazyNamed(() => import('./Offers.tsx'), 'AfterPartial')
const Past = lazyNamed(() => import('./Past.tsx'), 'Past')

/** Another tab began, finished or forgot a diagnostic: the way is judged anew. */
const rememberedText = () => JSON.stringify([begunExam('complete'), begunExam('partial')])

/** Where this address leads by what the device remembers (spec 3§2.3, 3§2.4; C-28). */
function redirectFrom(path: string): string | null {
  const partial = begunExam('partial')
  if (path === paths.contact) {
    const exam = begunExam('complete')
    if (exam === null) return paths.start
    return exam.isFinished ? null : paths.exam
  }
  if (path === paths.partialResult || path === paths.flashcards) {
    if (partial === null && path === paths.flashcards && begunExam('complete') !== null) return null
    if (partial === null) return paths.compass
    return path === paths.partialResult && !partial.isFinished ? paths.partial : null
  }
  const remembered = {...rememberedOfDiagnostic(), hasContact: false}
  return rememberedRedirect({path, slug: brand.slug, id: queryParameter('id'), remembered})
}

function Partial() {
  const [id, setId] = useState(() => begunExam('partial')?.id ?? null)
  return id === null ? <PartialStart onStart={setId} /> : <Exam key={id} id={id} kind="partial" />
}

function screenOf(path: string, resultId: string | null): ReactNode {
  const complete = begunExam('complete')
  const partial = begunExam('partial')
  switch (path) {
    case paths.start:
      return (
        <Wizard
          key="diagnostic"
          purpose="diagnostic"
          past={
            <Suspense fallback={null}>
              <Past />
            </Suspense>
          }
        />
      )
    case paths.compass:
      return <Wizard key="compass" purpose="compass" />
    case paths.exam:
      return complete && <Exam key={complete.id} id={complete.id} kind="complete" />
    case paths.contact:
      return complete && <Contact key={complete.id} id={complete.id} />
    case paths.result:
      return resultId && <Result key={resultId} id={resultId} kind="complete" />
    case paths.statistics:
      return <Statistics />
    case paths.partial:
      return <Partial />
    case paths.partialResult:
      return partial && <Result key={partial.id} id={partial.id} kind="partial" cards={<AfterPartial />} />
    default: {
      const exam = partial ?? complete
      return exam && <Demo key={exam.id} id={exam.id} />
    }
  }
}

/** Leaving diagnostic and compass leaves the compass (spec 3§2.4). */
function useCompassFlag(): void {
  useEffect(
    () => () => {
      if (!isOfDiagnostic(currentPath(), brand.slug)) compassFlag.write(false)
    },
    [],
  )
}

/** Diagnostic and compass for visitors and students: the screen of the address, or the way to where it leads. */
export function DiagnosticScreen() {
  const [path] = useLocation()
  const resultId = useQueryParameter('id')
  useSyncExternalStore(onOtherDiagnostic, rememberedText)
  useCompassFlag()
  useClaim(path)
  const to = redirectFrom(path)
  useEffect(() => {
    if (to !== null) goToClean(to, {replace: true})
  }, [to])
  if (to !== null) return loading
  return <Suspense fallback={loading}>{screenOf(path, resultId)}</Suspense>
}

const loading = <Skeleton shape="text" lines={8} label={examText.loading} />

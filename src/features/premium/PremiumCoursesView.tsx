import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {premiumCoursesMachine} from '../../../machines/premium/premiumCourses.machine.ts'
import {premiumText} from '../../text/premium/premium.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {CourseCard} from './CourseCard.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof premiumCoursesMachine>
  readonly send: (event: EventFrom<typeof premiumCoursesMachine>) => void
}

function Body({state, send}: Props) {
  const {items, currentId, isFromDevice} = state.context
  if (state.matches('loading'))
    return (
      <div className={css({minHeight: '[70dvh]'})}>
        <Skeleton shape="block" lines={3} label={premiumText.loading} />
      </div>
    )
  if (state.matches('empty'))
    return (
      <EmptyState art="search" title={premiumText.none}>
        {premiumText.noneHint}
      </EmptyState>
    )
  if (!state.matches('list'))
    return (
      <LoadFailed isOffline={state.matches('offline')} words={premiumText} onRetry={() => send({type: 'list.retry'})} />
    )
  return (
    <>
      {isFromDevice ? (
        <Alert tone="info" role="status">
          {premiumText.fromDevice}
        </Alert>
      ) : null}
      <ul className={gridStyle} aria-label={premiumText.list}>
        {items.map((course) => (
          <CourseCard
            key={course.courseId}
            course={course}
            isCurrent={course.courseId === currentId}
            onGo={() => send({type: 'course.go', courseId: course.courseId})}
          />
        ))}
      </ul>
    </>
  )
}

/** The courses a student can switch to, in every state of their chart (F-146; spec 3§2.10). */
export const PremiumCoursesView = (flow: Props) => (
  <section className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
    <header className={css({display: 'flex', flexDirection: 'column', gap: '1'})}>
      <h1 className={css({textStyle: 'title', color: 'text.strong', overflowWrap: 'anywhere'})}>{premiumText.title}</h1>
      <p className={css({textStyle: 'body', color: 'text.muted'})}>{premiumText.intro}</p>
    </header>
    <Body {...flow} />
  </section>
)

const gridStyle = css({
  display: 'grid',
  gap: '4',
  listStyle: 'none',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 18rem), 1fr))]',
})

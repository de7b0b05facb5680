import {createActor} from 'xstate'
import * as v from 'valibot'
import {isAtRisk, waitingEntries} from '../../machines/shared/outbox.queue.ts'
import {accessBlockedMachine} from '../../machines/shell/accessBlocked.machine.ts'
import {isAccessOpen} from '../../machines/shell/accessBlocked.selectors.ts'
import {courseSwitchMachine} from '../../machines/shell/courseSwitch.machine.ts'
import type {StudentActors} from '../features/studentActors.ts'
import type {ProfileState} from '../services/access/profile.feed.ts'
import type {Connection} from '../services/platform/graphql.ts'
import {accountStore} from '../services/platform/storage.ts'
import {reloadAt} from '../services/platform/url.ts'
import {refreshProfile} from '../services/profile/refreshProfile.ts'
import {courseNews, dropCachesWith, swapCurrentCourseWith} from '../services/shell/courseSwitch.actors.ts'
import {courseMenuText} from '../text/shell/courseMenu.ts'
import {notify} from '../ui/status/notify.ts'
import type {Life, StudentHome} from './life.ts'

type GatingActors = Pick<StudentActors, 'access' | 'courseSwitch'>

type Needs = {
  readonly home: StudentHome
  readonly life: Life
  readonly connection: Connection
  readonly profile: StudentActors['profile']
  readonly outbox: StudentActors['outbox']
  /** Asks the server for what a blocked student is refused. */
  readonly openDay: () => void
}

/** Whether this student was let in last time: then the day is asked for before the profile has said so again. */
const wasOpen = accountStore('accessOpen', 1, v.boolean(), false)

/** What the gate and the course list need of a profile. */
const accessReadOf = (profile: NonNullable<ProfileState['profile']>) => ({
  access: profile,
  courses: profile.courses.map(({course}) => ({id: course._id, title: course.title})),
})

function runCourseSwitch({home, life, connection, outbox}: Needs): StudentActors['courseSwitch'] {
  const news = courseNews(home.uid, () => actor.send({type: 'course.switchedElsewhere'}))
  const actor = life.run(
    createActor(
      courseSwitchMachine.provide({
        actors: {
          swapCurrentCourse: swapCurrentCourseWith(connection.client),
          dropCaches: dropCachesWith(connection.dropCache),
        },
        actions: {
          notifyFailure: () =>
            notify({tone: 'error', title: courseMenuText.failedTitle, text: courseMenuText.failedText}),
          tellOtherTabs: news.tell,
          readProfileAgain: () => refreshProfile(connection.client),
          reload: () => reloadAt('/'),
        },
      }),
    ),
  )
  const watch = outbox.subscribe(({context}) => {
    const {unsaved, isAtRisk: wasAtRisk} = actor.getSnapshot().context
    const now = {unsaved: waitingEntries({...context, owner: home.uid}).length, isAtRisk: isAtRisk(context)}
    if (now.unsaved !== unsaved || now.isAtRisk !== wasAtRisk) actor.send({type: 'work.changed', ...now})
  })
  life.atEnd(() => watch.unsubscribe())
  life.atEnd(news.close)
  return actor
}

function runAccess(
  {home, life, connection, outbox}: Needs,
  courseSwitch: StudentActors['courseSwitch'],
): StudentActors['access'] {
  const actor = life.run(
    createActor(
      accessBlockedMachine.provide({
        actions: {
          requestSwitch: (_, {courseId}) => courseSwitch.send({type: 'course.choose', courseId}),
          readProfileAgain: () => refreshProfile(connection.client),
          signOut: ({context}) => home.session.send({type: 'session.signOut', waiting: context.unsaved}),
        },
      }),
    ),
  )
  life.tick(actor)
  const watch = outbox.subscribe(({context}) => {
    const unsaved = waitingEntries({...context, owner: home.uid}).length
    if (unsaved !== actor.getSnapshot().context.unsaved) actor.send({type: 'work.changed', unsaved})
  })
  life.atEnd(() => watch.unsubscribe())
  return actor
}

/**
 * Starts what decides how far a student gets (F-020, F-021): nothing that a blocked student is refused is asked for
 * before the profile has said that access is open. A student who was let in last time is not kept waiting for that.
 */
export function runGating(needs: Needs): GatingActors {
  const {life, profile, openDay} = needs
  const courseSwitch = runCourseSwitch(needs)
  const access = runAccess(needs, courseSwitch)
  let isDayOpen = wasOpen.read()
  if (isDayOpen) openDay()
  const watchAccess = access.subscribe((state) => {
    if (state.matches('checking')) return
    wasOpen.write(isAccessOpen(state))
    if (!isAccessOpen(state)) return
    if (!isDayOpen) openDay()
    isDayOpen = true
  })
  const stopProfile = profile.subscribe(() => {
    const {profile: known} = profile.read()
    if (!known) return
    const read = accessReadOf(known)
    courseSwitch.send({type: 'courses.changed', courses: read.courses})
    access.send({type: 'profile.read', read})
  })
  life.atEnd(() => watchAccess.unsubscribe())
  life.atEnd(stopProfile)
  return {access, courseSwitch}
}

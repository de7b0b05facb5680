import {requestedDate} from '../../domain/agenda/date.ts'
import {isOfDay} from '../../domain/shell/routes.ts'
import {profileFetchMachine} from '../../machines/profile/profileFetch.machine.ts'
import {waitingEntries} from '../../machines/outbox/outbox.queue.ts'
import {actorOf} from '../features/actorSystem.ts'
import type {StudentActors} from '../features/studentActors.ts'
import {createProfileFeed} from '../services/access/profile.feed.ts'
import {forgetDiagnosticOf} from '../services/diagnostic/isBegun.ts'
import {serverClock} from '../services/platform/clock.ts'
import {dayPainted} from '../services/platform/dayPainted.ts'
import {isKeptPage, timeZone} from '../services/platform/device.ts'
import {connect} from '../services/platform/graphql.ts'
import {fetchReadingFont} from '../services/platform/readingFont.ts'
import {setTurns} from '../services/platform/preload.ts'
import {forgetAccount} from '../services/platform/storage.ts'
import {inTurn} from '../services/platform/turns.ts'
import {currentPath, queryParameter} from '../services/platform/url.ts'
import {userIdle} from '../services/platform/userIdle.ts'
import {refreshProfile} from '../services/profile/refreshProfile.ts'
import {followAnswers} from '../services/question/live.ts'
import {courseNews} from '../services/shell/courseSwitch.actors.ts'
import {afterPaint, setIdle} from '../ui/loading/lazyLoading.tsx'
import type {AppRef, OpenStudent, StudentHome} from './app.types.ts'
import {flowsLogic} from './flows.ts'
import {accessLogic, courseSwitchLogic} from './gating.ts'
import {link, ticks} from './link.ts'
import {loadBackground} from './loadBackground.ts'
import {outboxLogic, outboxOfDevice, outboxOwner} from './outbox.ts'
import {fetchScreen} from './screens.tsx'
import {createStudentMachine} from './student.machine.ts'
import {dayOpening, profileNews, profileRetries, unsavedWork} from './studentLinks.ts'
import {untilDrawable} from './untilDrawable.ts'

/**
 * Makes everything that lives as long as one student is signed in. All that only a student needs is reached through here,
 * so that a visitor's first load does without it. A new actor is one line in `children`: an actor of its own, or a link
 * between others; their order is the order of their start.
 */
export function prepareStudent({uid, system}: StudentHome): OpenStudent {
  setTurns(inTurn)
  setIdle(userIdle)
  if (isOfDay(currentPath())) fetchReadingFont()
  const screen = fetchScreen(currentPath())
  const app: AppRef = system.get('app')
  const calendarDate = requestedDate(queryParameter('date'), serverClock.now(), timeZone)
  const connection = connect(uid, {
    onUnauthorized: () => actorOf(system, 'session').send({type: 'session.expired'}),
    onOutdated: () => app.send({type: 'version.found'}),
    onForbidden: () => refreshProfile(connection.client),
    painted: () => dayPainted().then(afterPaint),
  })
  const client = () => connection.client
  const {feed, watchProfile, forget} = createProfileFeed(connection.client)
  const news = courseNews(uid, () => actorOf(system, 'courseSwitch').send({type: 'course.switchedElsewhere'}))

  const writeEvent: StudentActors['writeEvent'] = (key, lane, write) => ({
    type: 'write.requested',
    entry: {...write, key, lane, owner: uid, requestedAt: serverClock.now(), attempts: 0, refusal: null},
  })
  /** Tells the app that all of them run; closes the connection when the student goes. */
  const opened = link(({actor}) => {
    const outbox = actor('outbox')
    const actors: StudentActors = {
      uid,
      client,
      outbox,
      flows: actor('flows'),
      profile: feed,
      profileFetch: actor('profileFetch'),
      access: actor('access'),
      courseSwitch: actor('courseSwitch'),
      student: actor('student'),
      countWaiting: () => waitingEntries({...outbox.getSnapshot().context, owner: uid}).length,
      writeEvent,
    }
    const stop = new AbortController()
    const show = async () => {
      await untilDrawable(screen, isKeptPage())
      if (!stop.signal.aborted) app.send({type: 'student.opened', actors})
    }
    void show()
    actor('profileFetch').send({type: 'profile.ask'})
    return [() => connection.close({forget: false}), forget, news.close, () => stop.abort()]
  })

  const logic = createStudentMachine({
    children: [
      {
        id: 'profileFetch',
        src: profileFetchMachine.provide({actors: {watchProfile}, actions: {forgetProfile: forget}}),
        input: {isOnline: navigator.onLine},
      },
      {id: 'courseSwitch', src: courseSwitchLogic({connection, news})},
      {id: 'access', src: accessLogic(client)},
      {id: 'ticks', src: ticks('outbox', 'profileFetch', 'access')},
      {id: 'profileRetries', src: profileRetries},
      {id: 'unsavedWork', src: unsavedWork(uid)},
      {id: 'profileNews', src: profileNews(feed)},
      {
        id: 'dayOpening',
        src: dayOpening({client, calendarDate, onOpen: () => followAnswers(connection.client)}),
      },
      {id: 'outboxOwner', src: outboxOwner(uid, client)},
      {id: 'flows', src: flowsLogic},
      {id: 'opened', src: opened},
    ],
    loadBackground: loadBackground({uid, client, writeEvent}),
    forget: () => {
      connection.close({forget: true})
      forgetAccount()
      forgetDiagnosticOf(uid)
    },
  })
  return (spawn, hasNewVersion) => {
    if (!system.get('outbox')) {
      spawn(outboxLogic, {id: 'outbox', systemId: 'outbox', input: {owner: null, isOnline: navigator.onLine}})
      spawn(outboxOfDevice, {id: 'outboxOfDevice'})
    }
    spawn(logic, {id: 'student', systemId: 'student', input: {hasNewVersion}})
  }
}

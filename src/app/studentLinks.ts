import type {Client} from '@urql/core'
import {mayShowQuestions} from '../../domain/agenda/routes.ts'
import {isAtRisk, waitingEntries} from '../../machines/outbox/outbox.queue.ts'
import {blockReason, isAccessOpen} from '../../machines/shell/accessBlocked.selectors.ts'
import type {ProfileFeed} from '../services/access/profile.feed.ts'
import {warmUpDay} from '../services/agenda/warmUp.ts'
import {dayPainted} from '../services/platform/dayPainted.ts'
import {watchNetwork} from '../services/platform/device.ts'
import {wasOpen} from '../services/platform/opening.ts'
import {remoteConfig} from '../services/platform/remoteConfig.ts'
import {currentPath} from '../services/platform/url.ts'
import {deferLazyImports} from '../ui/loading/lazyLoading.tsx'
import {link} from './link.ts'
import {viewerOf} from './viewer.ts'

/** A profile that could not be read is read again when the network is back, and when a login was renewed in place. */
export const profileRetries = link(({actor}) => {
  const profileFetch = actor('profileFetch')
  let wasExpired = false
  return [
    watchNetwork((isOnline) => profileFetch.send({type: isOnline ? 'network.restored' : 'network.lost'})),
    actor('session').subscribe((state) => {
      if (wasExpired && state.matches('signedIn')) profileFetch.send({type: 'retry.now'})
      wasExpired = state.matches('expired')
    }),
  ]
})

/** Leaving a course or the product asks first about what is not saved. */
export const unsavedWork = (uid: string) =>
  link(({actor}) => {
    const courseSwitch = actor('courseSwitch')
    const access = actor('access')
    return [
      actor('outbox').subscribe(({context}) => {
        const work = {unsaved: waitingEntries({...context, owner: uid}).length, isAtRisk: isAtRisk(context)}
        const known = courseSwitch.getSnapshot().context
        if (work.unsaved !== known.unsaved || work.isAtRisk !== known.isAtRisk)
          courseSwitch.send({type: 'work.changed', ...work})
        if (work.unsaved !== access.getSnapshot().context.unsaved)
          access.send({type: 'work.changed', unsaved: work.unsaved})
      }),
    ]
  })

/** What the profile says is told to the gate, the course list and the redirects. */
export const profileNews = (feed: ProfileFeed) =>
  link(({actor}) => {
    const courseSwitch = actor('courseSwitch')
    const access = actor('access')
    const tellWho = () => {
      const {profile, menu} = feed.read()
      if (!profile) return
      actor('app').send({type: 'viewer.changed', viewer: viewerOf({profile, menu, special: remoteConfig.read()})})
    }
    const tell = () => {
      tellWho()
      const {profile} = feed.read()
      if (!profile) return
      const courses = profile.courses.map(({course}) => ({id: course._id, title: course.title}))
      courseSwitch.send({type: 'courses.changed', courses})
      access.send({type: 'profile.read', read: {access: profile, courses}})
    }
    return [feed.subscribe(tell), remoteConfig.subscribe(tellWho)]
  })

/** What is around the questions waits so many milliseconds for a day that has arrived to be drawn: it may be another screen's. */
const longestPaint = 1_000

type DayNeeds = {
  readonly client: () => Client
  /** The day of the address. */
  readonly calendarDate: string
  readonly onOpen: () => void
}

/**
 * Asks for the day (F-020, F-021): nothing that a blocked student is refused is asked for before the profile has said that
 * access is open. A student who was let in last time is not kept waiting for that.
 */
export const dayOpening = ({client, calendarDate, onOpen}: DayNeeds) =>
  link(({actor, sendParent}) => {
    const open = () => {
      onOpen()
      const path = currentPath()
      const drawn = Promise.allSettled([warmUpDay(client(), calendarDate, path)]).then(() => dayPainted(longestPaint))
      void drawn.then(() => sendParent({type: 'background.due'}))
      // Other tabs and screens are about what their parts show.
      if (mayShowQuestions(path)) deferLazyImports(drawn)
    }
    let isDayOpen = wasOpen.read() === true
    if (isDayOpen) open()
    return [
      actor('access').subscribe((state) => {
        if (blockReason(state) !== null) sendParent({type: 'background.due'})
        if (state.matches('checking')) return
        wasOpen.write(isAccessOpen(state))
        if (!isAccessOpen(state)) return
        if (!isDayOpen) open()
        isDayOpen = true
      }),
    ]
  })

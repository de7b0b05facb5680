import type {Client} from '@urql/core'
import {accessBlockedMachine} from '../../machines/shell/accessBlocked.machine.ts'
import {courseSwitchMachine} from '../../machines/shell/courseSwitch.machine.ts'
import {actorOf} from '../features/actorSystem.ts'
import type {Connection} from '../services/platform/graphql.ts'
import {reloadAt} from '../services/platform/url.ts'
import {refreshProfile} from '../services/profile/refreshProfile.ts'
import {type CourseNews, dropCachesWith, swapCurrentCourseWith} from '../services/shell/courseSwitch.actors.ts'
import {courseMenuText} from '../text/shell/courseMenu.ts'
import {notify} from '../ui/status/notify.ts'

type CourseSwitchNeeds = {readonly connection: Connection; readonly news: CourseNews}

/** The switch of the course (F-021), over the student's connection. */
export const courseSwitchLogic = ({connection, news}: CourseSwitchNeeds) =>
  courseSwitchMachine.provide({
    actors: {
      swapCurrentCourse: swapCurrentCourseWith(connection.client),
      dropCaches: dropCachesWith(connection.dropCache),
    },
    actions: {
      notifyFailure: () => notify({tone: 'error', title: courseMenuText.failedTitle, text: courseMenuText.failedText}),
      tellOtherTabs: news.tell,
      readProfileAgain: () => refreshProfile(connection.client),
      reload: () => reloadAt('/'),
    },
  })

/** What decides how far a student gets (F-020). */
export const accessLogic = (client: () => Client) =>
  accessBlockedMachine.provide({
    actions: {
      requestSwitch: ({system}, {courseId}) => actorOf(system, 'courseSwitch').send({type: 'course.choose', courseId}),
      readProfileAgain: () => refreshProfile(client()),
      signOut: ({context, system}) =>
        actorOf(system, 'session').send({type: 'session.signOut', waiting: context.unsaved}),
    },
  })

import type {Client} from '@urql/core'
import {type EventObject, fromCallback} from 'xstate'
import type {WatchIncidence} from '../../../machines/study/lessonIncidence.types.ts'
import {LessonIncidenceDocument} from '../gen/incidence/graphql.ts'

/** Follows how papers ask a lesson: what the device knows first, then the server's word. */
export const watchIncidenceWith = (client: () => Client) =>
  fromCallback<EventObject, WatchIncidence>(({input: {lessonId}, sendBack}) => {
    const watch = client()
      .query(LessonIncidenceDocument, {lessonId}, {requestPolicy: 'cache-and-network'})
      .subscribe(({data, error, stale}) => {
        const boards = data?.lessonIncidence.boards
        if (boards) sendBack({type: 'incidence.arrived', boards, isStale: error !== undefined})
        else if (error && !stale) sendBack({type: 'incidence.failed'})
      })
    return () => watch.unsubscribe()
  })

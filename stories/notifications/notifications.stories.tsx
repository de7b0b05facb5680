import {css} from 'styled-system/css'
import {notificationsMachine} from '../../machines/notifications/notifications.machine.ts'
import {NotificationsView} from '../../src/features/notifications/NotificationsView.tsx'
import {Switch} from '../../src/ui/form/Switch.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {notifications, storyNow} from '../support/notifications.ts'

const {at, meta} = flowStories({
  machine: notificationsMachine,
  View: (flow) => (
    <header
      className={css({
        display: 'flex',
        justifyContent: 'flex-end',
        minHeight: '[44rem]',
        padding: '2',
        alignItems: 'flex-start',
      })}
    >
      <NotificationsView
        {...flow}
        footer={<Switch label="Receber avisos neste aparelho" checked={false} onChange={() => undefined} />}
      />
    </header>
  ),
  context: {
    uid: 'student-1',
    items: notifications,
    hasMore: true,
    newAmount: 0,
    arrivals: 0,
    marking: [],
    markingAll: [],
    now: storyNow,
  },
})

const allSeen = notifications.map((item) => ({...item, seen: true}))

export default {title: 'Fluxos/Notificações/Notificações', ...meta}
export const Closed = at('closed', {items: [], hasMore: false})
export const Closed_News = at('closed', {items: [], hasMore: false, newAmount: 3})
export const OpenLoading = at({open: 'loading'}, {items: [], hasMore: false})
export const OpenLoading_Again = at({open: 'loading'})
export const OpenList = at({open: 'list'})
export const OpenList_AllSeen = at({open: 'list'}, {items: allSeen, hasMore: false})
export const OpenEmpty = at({open: 'empty'}, {items: [], hasMore: false})
export const OpenFailed = at({open: 'failed'}, {items: [], hasMore: false})
export const OpenLoadingMore = at({open: 'loadingMore'})
export const OpenLoadMoreFailed = at({open: 'loadMoreFailed'})
export const OpenMarkingAll = at({open: 'markingAll'}, {items: allSeen, markingAll: ['n1', 'n2', 'n4']})

import {NotificationsView} from '../../../src/features/notifications/NotificationsView.tsx'
import {notificationsModel, notificationsView} from '../../models/notifications/notifications.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(notificationsModel, notificationsView, ({state, send}) => <NotificationsView state={state} send={send} />)

import {notificationsModel} from '../../models/notifications/notifications.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(notificationsModel)

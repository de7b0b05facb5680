import {avatarModel} from '../../models/profile/avatar.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(avatarModel)

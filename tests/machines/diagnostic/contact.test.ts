import {contactModel} from '../../models/diagnostic/diagnosticModels.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(contactModel)

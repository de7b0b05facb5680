import {admissionModel} from '../../models/feedback/admission.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(admissionModel)

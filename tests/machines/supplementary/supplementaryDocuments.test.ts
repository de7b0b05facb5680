import {documentsModel} from '../../models/supplementary/supplementaryDocuments.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(documentsModel)

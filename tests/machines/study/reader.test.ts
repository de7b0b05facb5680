import {readerModel} from '../../models/study/reader.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(readerModel)

import {lessonIncidenceModel} from '../../models/study/lessonIncidence.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(lessonIncidenceModel)

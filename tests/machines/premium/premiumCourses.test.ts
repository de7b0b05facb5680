import {premiumCoursesModel} from '../../models/premium/premiumCourses.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(premiumCoursesModel)

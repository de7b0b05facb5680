import {priorityReviewModel} from '../../models/extras/priorityReview.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(priorityReviewModel)

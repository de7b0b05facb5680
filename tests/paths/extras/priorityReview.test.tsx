import {PriorityReviewView} from '../../../src/features/extras/wizards/PriorityReviewView.tsx'
import {priorityReviewModel, priorityReviewView} from '../../models/extras/priorityReview.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(priorityReviewModel, priorityReviewView, (flow) => <PriorityReviewView {...flow} onClose={() => undefined} />)

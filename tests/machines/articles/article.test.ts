import {articleModel} from '../../models/articles/article.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(articleModel)

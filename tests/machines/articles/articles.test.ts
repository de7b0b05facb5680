import {articlesModel} from '../../models/articles/articles.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(articlesModel)

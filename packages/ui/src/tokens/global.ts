import './layers.css.ts';
import './theme.css.ts';
import './reset.css.ts';
import './base.css.ts';
import './utilities.css.ts';

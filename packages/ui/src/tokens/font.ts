import './fonts/typeface.css';

#!/usr/bin/env node
import '../dist/riffle.js';

;;; cast-rpc-codec.el --- Checks and writes the values of cast-rpc  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; JSON here: objects are property lists, arrays are vectors, null is :null,
;; true and false are t and :json-false; the empty object is nil or an empty
;; hash table.  Callers may pass looser values: lists for arrays, nil for
;; false, and nil for absent members.

;;; Code:

(require 'cl-lib)
(require 'subr-x)
(require 'cast-rpc-schema)

;;;; Type expressions

(defun cast-rpc-codec--type (type)
  "Return the parsed TYPE, an expression of the spec or a shape.
The value is a symbol of a plain type, (array . TYPE), (map . TYPE) or a shape."
  (cond ((listp type) type)
        ((string-suffix-p "[]" type) (cons 'array (substring type 0 -2)))
        ((string-prefix-p "map<" type) (cons 'map (substring type 4 -1)))
        ((cdr (assoc type cast-rpc-schema-types)))
        (t (intern type))))

(defun cast-rpc-codec--object-p (value)
  "Whether VALUE is an object of JSON."
  (or (null value) (hash-table-p value) (and (consp value) (keywordp (car value)))))

(defun cast-rpc-codec--name (key)
  "The name of the member KEY."
  (substring (symbol-name key) 1))

;;;; Checking

(defun cast-rpc-codec--inside (name mistake)
  "Return MISTAKE with its path from the object with the member NAME."
  (let ((path (car mistake)))
    (cons (concat name
                  (if (or (string-empty-p path) (string-prefix-p "[" path)) "" ".")
                  path)
          (cdr mistake))))

(defun cast-rpc-codec--expected (what value)
  "Return the mistake of VALUE in place of the type WHAT."
  (cons "" (format "expected %s, found %s" what
                   (pcase value
                     (:null "null")
                     ((or 't :json-false) "a boolean")
                     ((pred integerp) "an integer")
                     ((pred numberp) "a number")
                     ((pred stringp) "a string")
                     ((pred vectorp) "an array")
                     ((pred cast-rpc-codec--object-p) "an object")
                     (_ (format "%S" value))))))

(defun cast-rpc-codec--check-plain (type value)
  "Return the mistake in VALUE as one of the plain TYPE, or nil."
  (let ((expected
         (pcase type
           ('string (and (not (stringp value)) "a string"))
           ('boolean (and (not (memq value '(t :json-false))) "a boolean"))
           ('number (and (not (numberp value)) "a number"))
           ('integer (and (not (and (numberp value) (= value (ftruncate (float value))))) "an integer"))
           ('object (and (not (cast-rpc-codec--object-p value)) "an object")))))
    (cond (expected (cast-rpc-codec--expected expected value))
          ((and (eq type 'integer) (not (<= (- (expt 2 63)) value (1- (expt 2 63)))))
           (cons "" "an integer beyond 64 bits")))))

(defun cast-rpc-codec--check-limits (field value)
  "Return the mistake in VALUE by the limits of FIELD, or nil."
  (let ((minimum (plist-get field :minimum))
        (maximum (plist-get field :maximum))
        (bound (plist-get field :exclusiveMinimum)))
    (cond ((and minimum (< value minimum)) (cons "" (format "%s is less than %s" value minimum)))
          ((and maximum (> value maximum)) (cons "" (format "%s is more than %s" value maximum)))
          ((and bound (<= value bound)) (cons "" (format "%s is not more than %s" value bound)))
          ((and (plist-get field :nonEmpty) (member value '("" [] nil))) (cons "" "must not be empty")))))

(defun cast-rpc-codec--check-enum (shape value)
  "Return the mistake in VALUE as one of the values of SHAPE, or nil."
  (let ((values (plist-get shape :values)))
    (unless (member value values)
      (or (cast-rpc-codec--check-plain (if (stringp (car values)) 'string 'integer) value)
          (unless (plist-get shape :open)
            (cons "" (format "unknown value %s; known are %s" value
                             (mapconcat (lambda (each) (format "%s" each)) values ", "))))))))

(defun cast-rpc-codec--check-members (shape value may-grow)
  "Return the mistake in the object VALUE of SHAPE, or nil; MAY-GROW as below."
  (let* ((members (if (hash-table-p value) nil value))
         (fields (plist-get shape :fields)))
    (or (unless (cast-rpc-codec--object-p value) (cast-rpc-codec--expected "an object" value))
        (cl-loop for (key field) on fields by #'cddr
                 for member = (plist-member members key)
                 for mistake =
                 (if (or (null member)
                         (and (eq (cadr member) :null) (not (equal (plist-get field :type) "any"))))
                     (and (plist-get field :required) (cons "" "is missing"))
                   (or (cast-rpc-codec-check (plist-get field :type) (cadr member))
                       (cast-rpc-codec--check-limits field (cadr member))))
                 when mistake return (cast-rpc-codec--inside (cast-rpc-codec--name key) mistake))
        (unless (or may-grow (plist-get shape :open))
          (cl-loop for (key) on members by #'cddr
                   unless (plist-member fields key)
                   return
                   (cons (cast-rpc-codec--name key)
                         (cast-rpc-codec-with-suggestion
                          "is no member here." (cast-rpc-codec--name key)
                          (cl-loop for (field) on fields by #'cddr
                                   collect (cast-rpc-codec--name field)))))))))

(defun cast-rpc-codec-with-suggestion (unknown name known)
  "Return the message UNKNOWN; with the one of KNOWN that is near NAME, if any."
  (let ((letters (lambda (text) (downcase (replace-regexp-in-string "[^[:alnum:]]" "" text))))
        best least)
    (dolist (each known)
      (let* ((wanted (funcall letters name)) (candidate (funcall letters each))
             (shorter (min (length wanted) (length candidate)))
             (edits (string-distance wanted candidate))
             (cost (cond ((<= (* 3 edits) (+ 2 shorter)) edits)
                             ((and (> shorter 2)
                                   (or (string-prefix-p wanted candidate)
                                       (string-prefix-p candidate wanted)
                                       (string-suffix-p wanted candidate)))
                              (+ 64 edits)))))
        (when (and cost (> shorter 1) (or (null least) (< cost least)))
          (setq best each least cost))))
    (if best (format "%s Did you mean %s?" unknown best) unknown)))

(defun cast-rpc-codec-check (type value &optional may-grow)
  "Return the mistake in the JSON VALUE as one of TYPE, or nil.
TYPE is an expression of the spec or a shape.  A mistake is a cons of its
path and the reason.  MAY-GROW: undeclared members are allowed, as in the
server's messages."
  (let ((type (cast-rpc-codec--type type)))
    (cond ((symbolp type) (cast-rpc-codec--check-plain type value))
          ((eq (car type) 'array)
           (if (not (vectorp value)) (cast-rpc-codec--expected "an array" value)
             (cl-loop for each across value for index from 0
                      for mistake = (cast-rpc-codec-check (cdr type) each)
                      when mistake return (cast-rpc-codec--inside (format "[%d]" index) mistake))))
          ((eq (car type) 'map)
           (if (not (cast-rpc-codec--object-p value)) (cast-rpc-codec--expected "an object" value)
             (cl-loop for (key each) on (if (hash-table-p value) nil value) by #'cddr
                      for mistake = (cast-rpc-codec-check (cdr type) each)
                      when mistake
                      return (cast-rpc-codec--inside (cast-rpc-codec--name key) mistake))))
          ((eq (car type) :values) (cast-rpc-codec--check-enum type value))
          (t (cast-rpc-codec--check-members type value may-grow)))))

;;;; Writing

(defun cast-rpc-codec--object (plist)
  "Return PLIST as an object of JSON."
  (or plist (make-hash-table)))

(defun cast-rpc-codec--guess (value)
  "Return VALUE, of unknown type, as JSON; lists but plists are arrays."
  (cond ((null value) :null)
        ((hash-table-p value) value)
        ((vectorp value) (cl-map 'vector #'cast-rpc-codec--guess value))
        ((cast-rpc-codec--object-p value)
         (cl-loop for (key each) on value by #'cddr
                  append (list key (cast-rpc-codec--guess each))))
        ((consp value) (cl-map 'vector #'cast-rpc-codec--guess value))
        (t value)))

(defun cast-rpc-codec--write-members (shape value)
  "Return the members of VALUE, of SHAPE, as JSON, without absent ones."
  (cl-loop for (key member) on value by #'cddr
           for field = (plist-get (plist-get shape :fields) key)
           for type = (plist-get field :type)
           when (or member (plist-get field :required) (member type '("boolean" "any")))
           append (list key (if type (cast-rpc-codec--write type member)
                              (cast-rpc-codec--guess member)))))

(defun cast-rpc-codec--write (type value)
  "Return VALUE, of TYPE, as JSON; a value of another type is unchanged."
  (let ((type (cast-rpc-codec--type type)))
    (cond ((eq type 'boolean) (or value :json-false))
          ((memq type '(any object))
           (if (and (null value) (eq type 'object)) (make-hash-table) (cast-rpc-codec--guess value)))
          ((symbolp type) value)
          ((eq (car type) 'array)
           (if (and (listp value) (not (keywordp (car value))))
               (cl-map 'vector (lambda (each) (cast-rpc-codec--write (cdr type) each)) value)
             (if (vectorp value)
                 (cl-map 'vector (lambda (each) (cast-rpc-codec--write (cdr type) each)) value)
               value)))
          ((not (and (cast-rpc-codec--object-p value) (listp value))) value)
          ((eq (car type) 'map)
           (cast-rpc-codec--object
            (cl-loop for (key each) on value by #'cddr
                     append (list key (cast-rpc-codec--write (cdr type) each)))))
          ((eq (car type) :fields)
           (cast-rpc-codec--object (cast-rpc-codec--write-members type value)))
          (t value))))

(defun cast-rpc-codec--nulls (value)
  "Return VALUE with nil for null, as jsonrpc.el writes it."
  (cond ((eq value :null) nil)
        ((vectorp value) (cl-map 'vector #'cast-rpc-codec--nulls value))
        ((consp value)
         (cl-loop for (key each) on value by #'cddr
                  append (list key (cast-rpc-codec--nulls each))))
        (t value)))

(defun cast-rpc-codec-encode (type value &optional more)
  "Return VALUE, of TYPE, as jsonrpc.el writes it, with the members MORE.
Signals `cast-rpc-invalid-params' with the place of a mistake."
  (let* ((json (cast-rpc-codec--write type value))
         (mistake (cast-rpc-codec-check type json)))
    (when mistake
      (signal 'cast-rpc-invalid-params
              (list (format "%s: %s" (car mistake) (cdr mistake))
                    :data (list :path (cast-rpc-codec--place mistake)))))
    (cast-rpc-codec--nulls
     (if more (append (if (hash-table-p json) nil json) more) json))))

(defun cast-rpc-codec--place (mistake)
  "Return the path of MISTAKE as the server writes it."
  (car (cast-rpc-codec--inside "params" mistake)))

(provide 'cast-rpc-codec)
;;; cast-rpc-codec.el ends here
